import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-D5Y9H6K_.js";

export { runCommand };