import { setOwnErrorPage } from "#app/shell/own-error-page.ts";
import deskStyle from "../desk.css?url";
import { toErrorTexts } from "./desk-error.tsx";
import { EarlyErrorPage } from "./early-error-page.tsx";

setOwnErrorPage({
  isAt: (pathname) => /^\/desk(\/|$)/.test(pathname),
  Page: EarlyErrorPage,
  toTitle: (error) => `${toErrorTexts(error).title} – desk`,
  style: deskStyle,
});
