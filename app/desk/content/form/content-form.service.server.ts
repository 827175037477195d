import type { Document, Node } from "yaml";
import type { Queryable } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { joinMarkdown, splitMarkdown } from "#platform/markdown/split-markdown.ts";
import { openYaml } from "#services/content/yaml/edit-yaml.server.ts";
import { isLongYaml } from "#services/content/yaml/yaml-source.ts";
import { findPlace } from "../editing/content-places.ts";
import { FORM_KINDS, type FormKind } from "./form-kinds.server.ts";
import { readNamedRecords, readRecords, toLists } from "./form-lists.server.ts";
import type { ContentForm, FormField, FormValue, NoForm } from "./form-spec.ts";
import { fitFields, isData, toFormValue } from "./form-values.server.ts";
import { toNames, toSlugs } from "./named-values.server.ts";
import { parseStepIntent, takeRowStep } from "./row-step.ts";
import { type SchemaField, toSchemaFields } from "./schema-fields.server.ts";
import { writeField } from "./write-fields.server.ts";

/** Controls of the longest list twice: 500 technologies. */
const MAX_FIELDS = 6_000;
const MAX_DEPTH = 8;

type Opened = {
  root: ContentForm["root"];
  doc: Document;
  value: unknown;
  body: string | undefined;
  write: (body: string | undefined) => string;
};

/** A text as fields, or why it has none. */
function openForm(path: string, text: string): Opened | { reason: string } {
  const place = findPlace(path);
  const kind = place && FORM_KINDS[place.kind];
  if (!kind) return { reason: "There is no form for this kind of file." };
  const isMarkdown = path.endsWith(".md");
  const parts = isMarkdown ? splitMarkdown(text) : { head: "", yaml: text, foot: "", body: "" };
  if (!parts) return { reason: "The file does not begin with fields between two lines of ---." };
  if (isLongYaml(parts.yaml)) return { reason: "The file has too many fields for a form." };
  const yaml = openYaml(parts.yaml);
  if ("message" in yaml) {
    const line = yaml.line + (isMarkdown ? 1 : 0);
    return { reason: `The fields can't be read: line ${line}: ${yaml.message}.` };
  }
  const root = toRoot(kind, yaml.value);
  if (!root) return { reason: "The file has a structure that the form can't show." };
  return {
    root,
    doc: yaml.doc,
    value: yaml.value,
    body: isMarkdown ? parts.body : undefined,
    write: (body) =>
      isMarkdown ? joinMarkdown({ ...parts, yaml: yaml.write(), body: body ?? "" }) : yaml.write(),
  };
}

function toRoot(
  { schema, texts, noun }: FormKind,
  value: unknown,
): ContentForm["root"] | undefined {
  const named = { name: "", label: "" };
  const fields = toSchemaFields(schema, texts);
  const whole: SchemaField = noun
    ? { ...named, type: "rows", noun, fields: fields as FormField[] }
    : { ...named, type: "group", isOptional: false, empty: "blank", fields: fields as FormField[] };
  if (noun ? !Array.isArray(value) : !isData(value)) return undefined;
  const [root] = fitFields([whole], { "": value });
  return root?.type === "rows" || root?.type === "group" ? root : undefined;
}

/** The form of a content file with a text. */
export async function readContentForm(
  db: Queryable,
  path: string,
  text: string,
): Promise<ContentForm | NoForm> {
  const opened = openForm(path, text);
  if ("reason" in opened) return { text, reason: opened.reason };
  const { root, value, body } = opened;
  const records = await readRecords(db, root);
  return {
    text,
    root,
    body,
    values: toNames(root, toFormValue(root, value), records) ?? {},
    lists: toLists(records),
  };
}

/**
 * The text of a file with what was typed into its form; a step of a list is taken.
 * @throws PublicError 400 for a form that came in part, 409 for a text that has no form
 */
export async function writeSubmittedForm(
  db: Queryable,
  path: string,
  submission: FormData,
): Promise<string> {
  const text = String(submission.get("text") ?? "").replaceAll(/\r\n?/g, "\n");
  if (!submission.has("complete"))
    throw new PublicError(400, "The form wasn't sent completely. Send it again.");
  const opened = openForm(path, text);
  if ("reason" in opened) throw new PublicError(409, opened.reason);
  const fields = [...submission].flatMap(([name, value]) =>
    name.startsWith("f[") && typeof value === "string" ? [[name, value] as const] : [],
  );
  const input = toFormValues(fields, MAX_FIELDS, MAX_DEPTH).f as FormValue | undefined;
  const step = parseStepIntent(String(submission.get("intent") ?? ""));
  const { doc, root, write, body } = opened;
  const named = step ? takeRowStep(input, step) : input;
  const form = toSlugs(root, named, await readNamedRecords(db, root));
  doc.contents = (writeField(doc, root, doc.contents as Node, form) ?? null) as typeof doc.contents;
  const inputBody = submission.get("body");
  return write(typeof inputBody === "string" ? inputBody.replaceAll(/\r\n?/g, "\n") : body);
}
