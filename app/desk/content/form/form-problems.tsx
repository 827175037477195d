import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { toTextPath } from "../editing/content-path.ts";
import type { PlacedProblem } from "./sort-problems.ts";

type FormProblemsProps = {
  file: string;
  problems: readonly PlacedProblem[];
  /** Whether the file was not published because of them: the focus goes here. */
  isRefused: boolean;
  onBodyLine: (line: number) => void;
};

/** All problems of a file, each with a way to the control or the line where it is mended. */
export function FormProblems({ file, problems, isRefused, onBodyLine }: FormProblemsProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) summary.current?.focus();
  }, [isRefused]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      className="border-red border-l-4 bg-mist px-3 py-2 focus-visible:outline-2"
    >
      <ul aria-label="Problems" className="space-y-1">
        {problems.map((problem) => (
          <li
            key={`${problem.file} ${problem.line} ${problem.field} ${problem.message}`}
            className="break-words"
          >
            {problem.severity === "warning" && !problem.more ? "warning: " : null}
            <Place file={file} problem={problem} onBodyLine={onBodyLine} />
            {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}

type PlaceProps = Pick<FormProblemsProps, "file" | "onBodyLine"> & { problem: PlacedProblem };

function Place({ file, problem, onBodyLine }: PlaceProps) {
  const { control, bodyLine, field, line, more } = problem;
  if (more) return null;
  if (problem.file !== file) return `${problem.file}: ${field ?? ""} `;
  if (control) {
    return (
      <>
        <a
          href={`#${control}`}
          className="link"
          onClick={(event) => {
            event.preventDefault();
            showControl(control);
          }}
        >
          {field}
        </a>{" "}
      </>
    );
  }
  if (bodyLine !== undefined) {
    return (
      <>
        <button type="button" className="link" onClick={() => onBodyLine(bodyLine)}>
          Line {bodyLine} of the text
        </button>
        {": "}
      </>
    );
  }
  return (
    <>
      <Link to={toTextPath(file)} className="link">
        {field ?? "As text"}
        {line ? `, line ${line}` : null}
      </Link>{" "}
    </>
  );
}

/** Opens what is folded around a control, and puts the focus on it. */
function showControl(id: string): void {
  const place = document.getElementById(id);
  for (let around = place; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
  const control = place?.matches("input, select, textarea, button")
    ? place
    : place?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button");
  control?.focus();
}
