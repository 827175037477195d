import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import type { CodeEditor } from "./code-editor.ts";

type TextEditorProps = {
  path: string;
  /** Of the field of the form. */
  name: string;
  label: string;
  text: string;
  problems: readonly ContentProblem[];
  isReadOnly: boolean;
  isInvalid: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  /** An image that was dropped or pasted, where the text can show one. */
  onImage: ((image: File) => void) | undefined;
  /** Set once the editor is there. */
  editor: RefObject<CodeEditor | undefined>;
};

/** A content file as text: a field of its form, which becomes an editor where scripts run. */
export function TextEditor(props: TextEditorProps) {
  const { path, name, label, text, problems, isReadOnly, isInvalid, onChange } = props;
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  /** Texts that the editor had and that have not come back as `text` yet. */
  const known = useRef<string[]>([]);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isGone = false;
    let created: CodeEditor | undefined;
    const { editor, label } = latest.current;
    import("./code-editor.ts")
      .then(({ createCodeEditor }) => {
        if (isGone) return;
        const { text } = latest.current;
        const parent = element.shadowRoot ?? element.attachShadow({ mode: "open" });
        // A person may write in it before this component is rendered again.
        known.current = [text];
        created = createCodeEditor({
          parent,
          path,
          text,
          label,
          isReadOnly,
          onChange: (next) => {
            known.current.push(next);
            latest.current.onChange(next);
          },
          onSave: () => latest.current.onSave(),
          onImage: latest.current.onImage,
        });
        editor.current = created;
        setIsReady(true);
      })
      // The plain field remains, offline or after a new build.
      .catch(() => {});
    return () => {
      isGone = true;
      created?.destroy();
      editor.current = undefined;
      setIsReady(false);
    };
  }, [path, isReadOnly]);

  useEffect(() => {
    const at = known.current.lastIndexOf(text);
    known.current.splice(0, at + 1);
    // A text from the editor may be older than what is in it by now.
    if (isReady && at < 0) latest.current.editor.current?.setText(text);
  }, [text, isReady]);
  useEffect(() => {
    if (isReady) latest.current.editor.current?.setProblems(problems);
  }, [problems, isReady]);

  return (
    <div>
      <label htmlFor={id} className={isReady ? "sr-only" : "mb-1 block text-ink-soft"}>
        {isReady ? `${label} without an editor` : label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={24}
        wrap="off"
        spellCheck={false}
        readOnly={isReadOnly}
        hidden={isReady}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className={isReady ? "hidden" : "desk-control font-mono"}
      />
      <div
        ref={host}
        className={
          isReady
            ? "border border-line-strong focus-within:outline-2 focus-within:outline-blue"
            : "hidden"
        }
      />
      {isReady && !isReadOnly ? (
        <p className="mt-1 text-ink-soft">
          Tab indents. Escape leaves the text, Ctrl+S saves the draft, Ctrl+F finds words.
        </p>
      ) : null}
    </div>
  );
}
