import type { z } from "zod";
import type { Path, YamlSource } from "../yaml/positioned-yaml.ts";
import { parseYaml } from "../yaml/yaml-source.ts";
import { type ContentFolder, FileError } from "./content-folder.ts";
import { type ContentProblem, MAX_PROBLEMS, sortProblems, toMore } from "./content-problem.ts";
import { toFindings } from "./schema-problems.ts";
import { countLines, findBrokenByte, findUnstorable, splitFrontMatter } from "./source-text.ts";

export const MAX_TEXT_BYTES = 1_000_000;

/** A parsed YAML file. */
export type YamlFile<Value> = {
  /** The text of the file, for an export that returns it. */
  source: string;
  /** Undefined when anything in the file is invalid. */
  value: Value | undefined;
  /** The unvalidated data; undefined when the file cannot be parsed. */
  raw: unknown;
  /** Adds a problem at the position of a value. */
  report(path: Path, message: string, severity?: ContentProblem["severity"]): void;
};

/** A parsed Markdown file: YAML front matter between two lines of `---`, then text. */
export type MarkdownFile<Value> = YamlFile<Value> & {
  /** The text, below as many empty lines as the front matter had: its lines are the file's. */
  body: string;
  /** Adds a problem at a line of the file. */
  reportLine(line: number, message: string, severity?: ContentProblem["severity"]): void;
};

/** What differs between the content and the site. */
export type ContentChanges = {
  /** Files that are new or have other bytes. */
  written: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Whether files without a change are read too, because what they refer to may be gone. */
  checksAll: boolean;
};

/** A link to a page of the site, like `/pricing#notice`. */
export type ContentLink = { target: string; report: (message: string) => void };

/**
 * Content while it is being read. Kinds of content read their files from it, report problems to
 * it, and register the slugs that later kinds may refer to. With `changes`, a kind reads at least
 * the files with a change and imports only these.
 */
export class ContentSource {
  readonly #folder: ContentFolder;
  readonly #changes: ContentChanges | undefined;
  readonly #files: ReadonlySet<string>;
  readonly #problems: ContentProblem[] = [];
  readonly #unlisted = { error: 0, warning: 0 };
  readonly #withProblems = new Set<string>();
  readonly #withErrors = new Set<string>();
  readonly #read = new Set<string>();
  readonly #slugs = new Map<string, ReadonlySet<string>>();
  readonly #links: ContentLink[] = [];

  constructor(folder: ContentFolder, changes?: ContentChanges) {
    this.#folder = folder;
    this.#changes = changes;
    this.#files = new Set(folder.files);
    for (const problem of folder.problems) this.report(problem);
  }

  /** Paths inside the folder, sorted. */
  get files(): readonly string[] {
    return this.#folder.files;
  }

  /** Files that the site has and the content has no more. */
  get removed(): readonly string[] {
    return [...(this.#changes?.removed ?? [])];
  }

  /** Whether an import writes these files: one of them is new, has other bytes or was removed. */
  isChanged(...files: readonly string[]): boolean {
    const changes = this.#changes;
    return !changes || files.some((file) => changes.written.has(file) || changes.removed.has(file));
  }

  /** Whether the problems of these files are reported. */
  isChecked(...files: readonly string[]): boolean {
    return this.#changes?.checksAll || this.isChanged(...files);
  }

  /**
   * The problems so far, from top to bottom; files that no kind has read come last. Of more than
   * `MAX_PROBLEMS` the last entries say how many are not listed.
   */
  get problems(): ContentProblem[] {
    const rest = (["error", "warning"] as const).flatMap((severity) =>
      this.#unlisted[severity] > 0 ? [toMore(this.#unlisted[severity], severity)] : [],
    );
    return [...sortProblems(this.#problems), ...rest];
  }

  hasError(file: string): boolean {
    return this.#withErrors.has(file);
  }

  /** Whether a file has a problem, listed or not. */
  hasProblem(file: string): boolean {
    return this.#withProblems.has(file);
  }

  get unreadFiles(): string[] {
    return this.files.filter((file) => this.isChecked(file) && !this.#read.has(file));
  }

  report(problem: ContentProblem): void {
    const { severity, file } = problem;
    this.#withProblems.add(file);
    if (severity === "error") this.#withErrors.add(file);
    if (this.#problems.length < MAX_PROBLEMS) {
      this.#problems.push(problem);
      return;
    }
    // An error is listed in place of a warning.
    const warning = severity === "error" ? this.#findWarning() : -1;
    if (warning >= 0) this.#problems[warning] = problem;
    this.#unlisted[warning >= 0 ? "warning" : severity] += 1;
  }

  #findWarning(): number {
    return this.#problems.findLastIndex(({ severity }) => severity === "warning");
  }

  /** Whether another error is not listed, but counted. */
  get #isFull(): boolean {
    return this.#problems.length >= MAX_PROBLEMS && this.#findWarning() < 0;
  }

  /** Slugs of an earlier kind; undefined when they are unknown because its own file is invalid. */
  slugsOf(kind: string): ReadonlySet<string> | undefined {
    return this.#slugs.get(kind);
  }

  offerSlugs(kind: string, slugs: Iterable<string>): void {
    this.#slugs.set(kind, new Set(slugs));
  }

  /** Links of texts to pages of the site, to be checked once every kind is read. */
  get links(): readonly ContentLink[] {
    return this.#links;
  }

  /** Notes the links of a text; `reportLine` is that of its file. */
  noteLinks(
    links: readonly { line: number; target: string }[],
    reportLine: MarkdownFile<unknown>["reportLine"],
  ): void {
    for (const { line, target } of links) {
      this.noteLink(target, (message) => reportLine(line, message));
    }
  }

  noteLink(target: string, report: ContentLink["report"]): void {
    if (target.startsWith("/")) this.#links.push({ target, report });
  }

  /** Content of a file; undefined, and reported, when it is missing, too large or unreadable. */
  async readBytes(file: string, maxBytes: number): Promise<Buffer | undefined> {
    this.#read.add(file);
    try {
      if (!this.#files.has(file)) throw new FileError("is missing");
      return await this.#folder.readBytes(file, maxBytes);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      // A link that leads out of the folder was reported when the folder was listed.
      if (!this.hasProblem(file)) {
        this.report({ severity: "error", file, message: `this file ${error.message}` });
      }
      return undefined;
    }
  }

  /** Parses a YAML file by a schema and reports all its problems. */
  async readYaml<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<YamlFile<z.output<Schema>>> {
    const text = await this.#readText(file);
    return text === undefined ? NOTHING : this.#readBySchema(file, text, schema);
  }

  /**
   * Reads a Markdown file whose front matter a schema describes; undefined when there is no text.
   */
  async readMarkdown<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): Promise<MarkdownFile<z.output<Schema>> | undefined> {
    const source = await this.#readText(file);
    if (source === undefined) return undefined;
    const parts = splitFrontMatter(source);
    const reportLine: MarkdownFile<unknown>["reportLine"] = (line, message, severity = "error") =>
      this.report({ severity, file, line, column: 1, message });
    if (!parts) {
      reportLine(1, "begin the file with ---, the fields of the page, and a second ---");
      return undefined;
    }
    const hidden = parts.body.split("\n").findIndex((line) => findUnstorable(line).length > 0);
    if (hidden >= 0) reportLine(hidden + 1, "contains an invisible control character");
    const { value, raw, report } = this.#readBySchema(file, parts.frontMatter, schema);
    return { value, raw, source, body: parts.body, report, reportLine };
  }

  #readBySchema<Schema extends z.ZodType>(
    file: string,
    text: string,
    schema: Schema,
  ): YamlFile<z.output<Schema>> {
    const source = this.#parse(file, text);
    if (!source) return NOTHING;

    let isGood = source.errors.length === 0;
    const reportAt = (
      position: { line: number; column: number },
      path: Path,
      message: string,
      severity: ContentProblem["severity"],
    ) => {
      if (severity === "error") isGood = false;
      const field = path.map(String).join(".");
      this.report({ severity, file, ...position, ...(field ? { field } : {}), message });
    };

    for (const { path, message } of findUnstorable(source.value)) {
      reportAt(source.positionOf(path), path, message, "error");
    }
    const parsed = schema.safeParse(source.value, { reportInput: true });
    const findings = parsed.error ? toFindings(schema, parsed.error) : [];
    for (const [index, { path, toMessage, isKey, inside }] of findings.entries()) {
      if (this.#isFull) {
        isGood = false;
        this.#unlisted.error += findings.length - index;
        break;
      }
      const position = isKey
        ? source.positionOfKey(path)
        : inside === undefined
          ? source.positionOf(path)
          : source.positionInside(path, inside);
      reportAt(position, path, toMessage(), "error");
    }
    return {
      value: isGood && parsed.success ? parsed.data : undefined,
      source: text,
      raw: source.value,
      report: (path, message, severity = "error") =>
        reportAt(source.positionOf(path), path, message, severity),
    };
  }

  async #readText(file: string): Promise<string | undefined> {
    const bytes = await this.readBytes(file, MAX_TEXT_BYTES);
    if (!bytes) return undefined;
    try {
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      return this.#isConflicted(file, text) ? undefined : text;
    } catch {
      const line = countLines(bytes.subarray(0, findBrokenByte(bytes)));
      const message = "this line is not written in UTF-8: save the file as UTF-8";
      this.report({ severity: "error", file, line, column: 1, message });
      return undefined;
    }
  }

  /** Whether Git has left both versions in a file, which is reported. */
  #isConflicted(file: string, text: string): boolean {
    const start = text.search(/^<{7} /m);
    if (start < 0 || text.search(/^>{7} /m) < start) return false;
    const line = text.slice(0, start).split("\n").length;
    const message =
      "a conflict of Git begins here: choose one version, and remove the lines with <<<<<<<, ======= and >>>>>>>";
    this.report({ severity: "error", file, line, column: 1, message });
    return true;
  }

  #parse(file: string, text: string): YamlSource | undefined {
    const reportHere = (message: string, position = {}) =>
      this.report({ severity: "error", file, ...position, message });
    const source = parseYaml(text.replace(/^\ufeff/, ""));
    for (const { message, ...where } of source.errors) reportHere(message, where);
    if (source.value === undefined) return undefined;
    if (source.value === null) {
      reportHere("this file is empty", { line: 1, column: 1 });
      return undefined;
    }
    return source;
  }
}

/** The result for a file that cannot be read. */
const NOTHING = { value: undefined, source: "", raw: undefined, report: () => {} };
