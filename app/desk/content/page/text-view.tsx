import { type RefObject, useState } from "react";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { FileProblems } from "../../parts/file-problems.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { InsertButtons } from "./insert-buttons.tsx";
import { TextEditor } from "./text-editor.tsx";

type TextViewProps = {
  path: string;
  text: string;
  problems: readonly ContentProblem[];
  isLocked: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  editor: RefObject<CodeEditor | undefined>;
};

/** A content file as text, with its problems at their lines. */
export function TextView({ path, text, problems, isLocked, ...props }: TextViewProps) {
  const { onChange, onSave, editor } = props;
  const [image, setImage] = useState<File>();
  return (
    <>
      {isLocked || !path.endsWith(".md") ? null : (
        <InsertButtons
          path={path}
          editor={editor}
          image={image}
          onImageDone={() => setImage(undefined)}
        />
      )}
      <TextEditor
        path={path}
        text={text}
        onChange={onChange}
        onSave={onSave}
        editor={editor}
        problems={problems.filter(({ file }) => file === path)}
        name="text"
        label={path}
        isReadOnly={isLocked}
        isInvalid={problems.some(({ severity }) => severity === "error")}
        onImage={path.startsWith("articles/") ? setImage : undefined}
      />
      <FileProblems
        problems={problems}
        file={path}
        onLine={(line) => editor.current?.showLine(line)}
      />
    </>
  );
}
