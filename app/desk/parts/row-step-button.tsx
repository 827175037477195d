const STEPS = {
  up: { sign: "↑", label: "Move up" },
  down: { sign: "↓", label: "Move down" },
  remove: { sign: "×", label: "Remove" },
} as const;

type RowStepButtonProps = {
  step: keyof typeof STEPS;
  /** Value of `intent` that takes the step without JavaScript. */
  intent: string;
  /** Of the row. */
  name: string;
  onTake: () => void;
};

/** Moves or removes a row of a list in a form. */
export function RowStepButton({ step, intent, name, onTake }: RowStepButtonProps) {
  const { sign, label } = STEPS[step];
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onTake();
      }}
      className="desk-button"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
