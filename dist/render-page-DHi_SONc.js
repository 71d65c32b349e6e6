import { n as renderPage, t as DATA_ID } from "./render-page-C8LX2VNy.js";

export { DATA_ID, renderPage };