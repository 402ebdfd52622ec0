//! What is wrong in a monster table, and what differs between two: plain values, which the program renders.
//!
//! Nothing here touches the disk.

pub mod difference;
