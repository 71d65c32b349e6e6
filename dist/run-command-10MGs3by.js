import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-CBy6Ab3s.js";

export { runCommand };