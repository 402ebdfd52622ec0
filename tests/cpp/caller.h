caller LV
