/** The steps of a form in order. */
export type FormSteps<Step extends string = string> = {
  /** Path of the form: `/order`. */
  base: string;
  /** Last segments of the paths, without the success page. */
  steps: readonly Step[];
  /** How many steps at the beginning have no number: visitors may enter after them. */
  uncounted?: number;
};

export function toStepPath({ base, steps }: FormSteps, index: number): string {
  return `${base}/${steps[Math.min(index, steps.length - 1)]}`;
}

/** The last step: it shows all answers and sends them. */
export function toSummaryPath(form: FormSteps): string {
  return toStepPath(form, form.steps.length - 1);
}

/** The success page. */
export function toSuccessPath({ base }: FormSteps): string {
  return `${base}/success`;
}

/** How many steps are done once this one is. */
export function toStepNumber({ steps }: FormSteps, step: string): number {
  return steps.indexOf(step) + 1;
}

/** "Step 1 of 3", for people; undefined on a step without a number. */
export function toProgress(
  { steps, uncounted = 0 }: FormSteps,
  step: string,
): { step: number; of: number } | undefined {
  const number = steps.indexOf(step) + 1 - uncounted;
  return number > 0 ? { step: number, of: steps.length - uncounted } : undefined;
}

/**
 * The redirect for a visitor who opens a step: undefined when it is open to them, else the first
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
