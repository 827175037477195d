import { createContext } from "react-router";
import type { ApiDocument } from "./api-document.ts";

/** Reads the OpenAPI document of the API, which is composed of the features. */
export const apiDocumentContext = createContext<() => Promise<ApiDocument>>();
