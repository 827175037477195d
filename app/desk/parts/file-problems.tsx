import type { ContentProblem } from "#services/content/parsing/content-problem.ts";

type FileProblemsProps = {
  problems: readonly ContentProblem[];
  /** The file that is being edited: others are named. */
  file: string;
  /** Shows a line of the file. */
  onLine?: (line: number) => void;
};

/** What the check found in a file of the content, and where. */
export function FileProblems({ problems, file, onLine }: FileProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Problems" className="space-y-1">
      {problems.map((problem) => {
        const { line, field, message, severity, more } = problem;
        const isHere = problem.file === file;
        return (
          <li key={`${problem.file} ${line} ${field} ${message}`} className="break-words">
            {isHere || more ? null : `${problem.file}: `}
            {line && isHere && onLine ? (
              <>
                <button type="button" className="link" onClick={() => onLine(line)}>
                  Line {line}
                </button>
                {": "}
              </>
            ) : null}
            {severity === "warning" && !more ? "warning: " : null}
            {field ? <span className="font-medium">{field} </span> : null}
            {message}
          </li>
        );
      })}
    </ul>
  );
}
