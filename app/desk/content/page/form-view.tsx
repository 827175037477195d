import { type RefObject, useState } from "react";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { FormContext } from "../form/form-context.ts";
import { FormFields } from "../form/form-fields.tsx";
import { FormProblems } from "../form/form-problems.tsx";
import { type ContentForm, isRows } from "../form/form-spec.ts";
import { RowsControl } from "../form/rows-control.tsx";
import { sortProblems } from "../form/sort-problems.ts";
import { Suggestions } from "../form/suggestions.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { InsertButtons } from "./insert-buttons.tsx";
import { TextEditor } from "./text-editor.tsx";

type FormViewProps = {
  path: string;
  form: ContentForm;
  /** The text as the form has written it last. */
  text: string;
  problems: readonly ContentProblem[];
  isRefused: boolean;
  isLocked: boolean;
  onChange: () => void;
  onSave: () => void;
  editor: RefObject<CodeEditor | undefined>;
};

/** A content file as a form: its fields, and below them its Markdown. */
export function FormView({ path, form, text, problems, ...props }: FormViewProps) {
  const { isLocked, isRefused, onChange, editor } = props;
  const { errors, placed } = sortProblems(form, { path, text }, problems);
  return (
    <FormContext value={{ file: path, errors, lists: form.lists, isLocked, onChange }}>
      <textarea name="text" hidden readOnly value={form.text} />
      <FormProblems
        file={path}
        problems={placed}
        isRefused={isRefused}
        onBodyLine={(line) => editor.current?.showLine(line)}
      />
      <fieldset disabled={isLocked} className="min-w-0 space-y-3" onInput={onChange}>
        <legend className="sr-only">{path}</legend>
        <Fields form={form} />
      </fieldset>
      <Suggestions form={form} />
      {form.body === undefined ? null : (
        <Body {...props} path={path} loaded={form.body} problems={placed} />
      )}
      {isLocked ? null : <input type="hidden" name="complete" value="1" />}
    </FormContext>
  );
}

function Fields({ form: { root, values } }: Pick<FormViewProps, "form">) {
  if (root.type === "group") {
    const group = typeof values === "object" && !isRows(values) ? values : {};
    return <FormFields fields={root.fields} values={group} path="" />;
  }
  return (
    <RowsControl field={root} rows={isRows(values) ? values : []} path="">
      {(row, at) => <FormFields fields={root.fields} values={row} path={at} />}
    </RowsControl>
  );
}

type BodyProps = Pick<FormViewProps, "path" | "isLocked" | "onChange" | "onSave" | "editor"> & {
  loaded: string;
  problems: ReturnType<typeof sortProblems>["placed"];
};

function Body({ path, loaded, problems, isLocked, onChange, onSave, editor }: BodyProps) {
  const [body, setBody] = useState(loaded);
  const [image, setImage] = useState<File>();
  const own = problems.flatMap(({ bodyLine, ...problem }) =>
    bodyLine === undefined ? [] : [{ ...problem, line: bodyLine }],
  );
  return (
    <>
      {isLocked ? null : (
        <InsertButtons
          path={path}
          editor={editor}
          image={image}
          onImageDone={() => setImage(undefined)}
        />
      )}
      <TextEditor
        path={path}
        name="body"
        label="Text"
        text={body}
        problems={own}
        isReadOnly={isLocked}
        isInvalid={own.some(({ severity }) => severity === "error")}
        onChange={(next) => {
          if (next === body) return;
          setBody(next);
          onChange();
        }}
        onSave={onSave}
        onImage={path.startsWith("articles/") ? setImage : undefined}
        editor={editor}
      />
    </>
  );
}
