import type { FormValue, FormValues } from "./form-spec.ts";
import { isRows } from "./form-spec.ts";

/** A change of a list: add a row at its end, remove one, or move one; `open` adds a group. */
export type RowStep = { path: string; step: "add" | "open" | "remove" | "up" | "down"; at: number };

/** Value of the button of a step. */
export const toStepIntent = ({ path, step, at }: RowStep) => `row:${step}:${at}:${path}`;

/** `row:up:1:home.steps`, the value of a button; undefined for another one. */
export function parseStepIntent(intent: string): RowStep | undefined {
  const [, step, at, path = ""] =
    /^row:(add|open|remove|up|down):(\d{1,3}):([\w.]*)$/.exec(intent) ?? [];
  return step ? { path, step: step as RowStep["step"], at: Number(at) } : undefined;
}

/** What was posted, after a step. */
export function takeRowStep(value: FormValue | undefined, step: RowStep): FormValue | undefined {
  return takeAt(value, step.path.split(".").filter(Boolean), step);
}

function takeAt(
  value: FormValue | undefined,
  [key, ...rest]: readonly string[],
  step: RowStep,
): FormValue | undefined {
  if (key === undefined) return takeStep(value, step);
  if (isRows(value)) {
    return value.map((row, index) =>
      String(index) === key ? (takeAt(row, rest, step) as FormValues) : row,
    );
  }
  const group = typeof value === "object" ? value : {};
  return { ...group, [key]: takeAt(group[key], rest, step) };
}

function takeStep(value: FormValue | undefined, { step, at }: RowStep): FormValue | undefined {
  if (step === "open") return value ?? {};
  if (typeof value === "object" && !isRows(value)) return step === "remove" ? undefined : value;
  const rows = moveRow(isRows(value) ? value : [], step, at);
  return step === "add" ? [...rows, { _from: "new" }] : rows;
}

/** Rows after one was removed or moved. */
export function moveRow<Row>(rows: readonly Row[], step: RowStep["step"], at: number): Row[] {
  const moved = [...rows];
  const [row] = step === "add" ? [] : moved.splice(at, 1);
  if (row !== undefined && step === "up") moved.splice(Math.max(0, at - 1), 0, row);
  if (row !== undefined && step === "down") moved.splice(at + 1, 0, row);
  return moved;
}
