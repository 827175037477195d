import { indentWithTab } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { yaml, yamlFrontmatter } from "@codemirror/lang-yaml";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { basicSetup, EditorView } from "codemirror";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";

const theme = EditorView.theme({
  "&": { backgroundColor: "var(--color-paper)", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
    minHeight: "24rem",
    maxHeight: "80vh",
  },
  ".cm-gutters": { backgroundColor: "var(--color-mist)", color: "var(--color-ink-soft)" },
  // In place of images, which the policy of the page does not allow.
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-red)",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-amber)",
  },
});

type CodeEditorOptions = {
  parent: ShadowRoot;
  path: string;
  text: string;
  /** Name for screen readers. */
  label: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  /** Ctrl+S. */
  onSave: () => void;
  /** An image that was dropped or pasted; without it such images are ignored. */
  onImage?: ((image: File) => void) | undefined;
};

/** A text editor with highlighting and marked problems. */
export type CodeEditor = {
  setText: (text: string) => void;
  setProblems: (problems: readonly ContentProblem[]) => void;
  showLine: (line: number) => void;
  /** Puts a Markdown link around what is selected, or one with a title of its own. */
  insertLink: (title: string, to: string) => void;
  insertImage: (alt: string, file: string) => void;
  destroy: () => void;
};

/** Brackets in a label would end it. */
const toLabel = (text: string) => text.replaceAll(/[[\]\\]/g, "\\$&");

function takeImage(
  event: Event,
  data: DataTransfer | null,
  onImage: CodeEditorOptions["onImage"],
): boolean {
  const image = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
  if (!image || !onImage) return false;
  event.preventDefault();
  onImage(image);
  return true;
}

/**
 * The editor in a shadow root: there its style sheets are constructed ones, which the policy of the
 * page allows.
 */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { parent, path, text, label, isReadOnly, onChange, onSave, onImage } = options;
  const view = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        basicSetup,
        path.endsWith(".md") ? yamlFrontmatter({ content: markdown() }) : yaml(),
        keymap.of([
          indentWithTab,
          {
            key: "Mod-s",
            preventDefault: true,
            run: () => {
              onSave();
              return true;
            },
          },
        ]),
        EditorView.lineWrapping,
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        EditorView.domEventHandlers({
          drop: (event) => takeImage(event, event.dataTransfer, onImage),
          paste: (event) => takeImage(event, event.clipboardData, onImage),
        }),
        theme,
      ],
    }),
  });

  return {
    setText(next) {
      const { doc } = view.state;
      if (doc.toString() === next) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: next } });
    },
    setProblems(problems) {
      const { doc } = view.state;
      const marked = problems.map(({ line = 1, column = 1, severity, field, message }) => {
        const { from, to, text } = doc.line(Math.min(line, doc.lines));
        const start = Math.min(from + column - 1, to);
        // To the end of the line without what follows it.
        const end = Math.max(start, from + text.trimEnd().length);
        return { from: start, to: end, severity, message: [field, message].join(" ").trim() };
      });
      view.dispatch(setDiagnostics(view.state, marked));
    },
    showLine(line) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    insertLink(title, to) {
      const { main } = view.state.selection;
      const label = view.state.sliceDoc(main.from, main.to) || title;
      view.dispatch(view.state.replaceSelection(`[${toLabel(label)}](${to})`));
      view.focus();
    },
    insertImage(alt, file) {
      view.dispatch(view.state.replaceSelection(`![${toLabel(alt)}](${file})`));
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
