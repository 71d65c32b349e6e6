import { n as readPageAssets, t as pageAssets } from "./page-assets-BgoSTjdY.js";

export { pageAssets, readPageAssets };