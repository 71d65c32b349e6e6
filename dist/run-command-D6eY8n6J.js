import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-Ct6vJ64_.js";

export { runCommand };