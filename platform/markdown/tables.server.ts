import type { Token } from "markdown-it";
import { escapeHtml } from "./highlight.server.ts";
import { plainText } from "./plain-text.server.ts";

/**
 * Wraps tables in a scrolling region, labelled by the heading above. A first column without a
 * heading becomes row headings.
 */
export function markTables(tokens: Token[]): void {
  const named = new Map<string, number>();
  let above = "";
  let column = 0;
  let rowsAreNamed = false;
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1];
    const close = tokens[index + 2];
    switch (token.type) {
      case "heading_open":
        above = plainText(inline);
        break;
      case "table_open": {
        const times = (named.get(above) ?? 0) + 1;
        named.set(above, times);
        openTable(token, above, times);
        break;
      }
      case "table_close":
        token.type = "html_block";
        token.content = "</table></div>\n";
        break;
      case "tr_open":
        column = 0;
        break;
      case "th_open":
      case "td_open": {
        const isHead = token.type === "th_open";
        if (isHead && column === 0) rowsAreNamed = plainText(inline) === "";
        const names = isHead ? plainText(inline) !== "" : column === 0 && rowsAreNamed;
        token.tag = names ? "th" : "td";
        if (close) close.tag = token.tag;
        token.attrs = names ? [["scope", isHead ? "col" : "row"]] : null;
        column += 1;
        break;
      }
    }
  });
}

function openTable(token: Token, above: string, times: number): void {
  const name = `Table${above ? `: ${above}` : ""}${times > 1 ? ` (${times})` : ""}`;
  token.type = "html_block";
  token.content = `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table>\n`;
}
