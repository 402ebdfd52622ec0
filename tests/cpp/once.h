#pragma once
only_once
