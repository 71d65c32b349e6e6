import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-19L1d2zu.js";

export { runCommand };