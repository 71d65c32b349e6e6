import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-B0oF7KfX.js";

export { runCommand };