/** The pages of a form in order; each is one theme. */
export type FormSteps = {
  /** Address of the form: `/hire`. */
  base: string;
  /** Last parts of the addresses, without the page that thanks. */
  steps: readonly string[];
};

export function toStepPath({ base, steps }: FormSteps, index: number): string {
  return `${base}/${steps[Math.min(index, steps.length - 1)]}`;
}

/**
 * Where a visitor belongs who opens a step: undefined when it is open to them, else the first
 * unfinished step.
 * @param filled how many steps are done
 */
export function toRedirect(form: FormSteps, step: string, filled: number): string | undefined {
  const index = form.steps.indexOf(step);
  return index <= filled ? undefined : toStepPath(form, filled);
}

/** Where Continue leads once `step` is done: the first step that is not. */
export function toNextPath(form: FormSteps, step: string, filled: number): string {
  return toStepPath(form, Math.max(filled, form.steps.indexOf(step) + 1));
}

/** Where Back leads; undefined on the first step. */
export function toPreviousPath(form: FormSteps, step: string): string | undefined {
  const index = form.steps.indexOf(step);
  return index > 0 ? toStepPath(form, index - 1) : undefined;
}
