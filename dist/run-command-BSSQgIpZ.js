import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-C-XuJ_1O.js";

export { runCommand };