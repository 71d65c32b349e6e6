import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-C7c_PC6k.js";

export { runCommand };