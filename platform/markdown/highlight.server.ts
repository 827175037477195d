import {
  createCssVariablesTheme,
  createHighlighterCore,
  type GrammarState,
  type HighlighterCore,
  type ThemedToken,
} from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { yieldToEventLoop } from "../process/event-loop.server.ts";

/** Languages whose code blocks are coloured; any other is shown plain. */
const LANGUAGES: Record<string, () => Promise<unknown>> = {
  ts: () => import("shiki/langs/typescript.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  js: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
  bash: () => import("shiki/langs/bash.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
};

const ALIASES: Record<string, string> = {
  typescript: "ts",
  javascript: "js",
  sh: "bash",
  shell: "bash",
  py: "python",
  yml: "yaml",
};

/** Characters from which a line is shown plain: the cost of a line grows with its square. */
const MAX_LINE_LENGTH = 300;
/** Lines between which other requests are handled. */
const BATCH = 10;

// Token names come back as var(--token-keyword); they become classes, since a page has no styles
// of its own under the content security policy.
const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--", fontStyle: false });

let highlighter: Promise<HighlighterCore> | undefined;

async function open(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The language that a fence's info string names, undefined where it is not coloured. */
export function findLanguage(info: string): string | undefined {
  const name = info.trim().split(/\s+/)[0]?.toLowerCase() ?? "";
  const language = ALIASES[name] ?? name;
  return Object.hasOwn(LANGUAGES, language) ? language : undefined;
}

/** `code` as HTML whose tokens carry classes such as `token-keyword`. */
export async function highlight(code: string, language: string): Promise<string> {
  const core = await open();
  if (!core.getLoadedLanguages().includes(language)) {
    await core.loadLanguage(LANGUAGES[language]?.() as never);
  }
  // Without the library's limit of half a second a line the same code is coloured the same way on a
  // busy machine.
  const options = {
    lang: language,
    theme: "classes",
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
  };
  const lines = code.split("\n");
  const colored: string[] = [];
  let grammarState: GrammarState | undefined;
  for (let start = 0; start < lines.length; start += BATCH) {
    await yieldToEventLoop();
    const batch = lines.slice(start, start + BATCH).join("\n");
    const result = core.codeToTokens(batch, { ...options, ...(grammarState && { grammarState }) });
    grammarState = result.grammarState;
    colored.push(...result.tokens.map(toHtml));
  }
  return colored.join("\n");
}

function toHtml(line: ThemedToken[]): string {
  return line
    .map(({ content, color }) => {
      const token = /^var\(--(token-[a-z-]+)\)$/.exec(color ?? "")?.[1];
      return token ? `<span class="${token}">${escapeHtml(content)}</span>` : escapeHtml(content);
    })
    .join("");
}
