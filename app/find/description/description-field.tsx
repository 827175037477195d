import { type ComponentProps, type ReactNode, useState } from "react";
import { MAX_JOB_DESCRIPTION } from "#contract/clients/find-request-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { TextArea } from "#design/field/text-area.tsx";
import { Notice } from "#design/notice.tsx";

export const FILL_LABEL = "Fill in the fields";

type DescriptionTextProps = Pick<ComponentProps<typeof TextArea>, "onInput"> & {
  text: string | undefined;
  error: FieldError;
};

/** The job description as the client has it. */
export function DescriptionText({ text, ...rest }: DescriptionTextProps) {
  return (
    <TextArea
      name="job_description"
      label="Job description"
      hint="Paste one and we'll fill in the fields below. We'll read the text too."
      optional
      rows={4}
      maxCharacters={MAX_JOB_DESCRIPTION}
      defaultValue={text}
      {...rest}
    />
  );
}

type DescriptionFieldProps = Pick<DescriptionTextProps, "error"> & {
  text: string;
  /** The saved form has other answers now. */
  onFilled: () => void;
};

/** The job description, and the button that fills the form with what it says. */
export function DescriptionField({ text, error, onFilled }: DescriptionFieldProps) {
  const [input, setInput] = useState(text);
  const [isReading, setIsReading] = useState(false);
  const [result, setResult] = useState<ReactNode>();
  const [problem, setProblem] = useState<string>();

  async function fill() {
    setIsReading(true);
    setProblem(undefined);
    setResult(undefined);
    const outcome = await readAndFill(input).catch(() => ({
      problem: "Check your connection and try again.",
    }));
    setIsReading(false);
    if ("problem" in outcome) return setProblem(outcome.problem);
    setResult(outcome.result);
    onFilled();
  }

  return (
    <div className="space-y-4">
      <DescriptionText
        text={text}
        error={error}
        onInput={(event) => setInput(event.currentTarget.value)}
      />
      {input.trim() === "" ? null : (
        <Button variant="secondary" pending={isReading} onClick={fill}>
          {FILL_LABEL}
        </Button>
      )}
      {problem ? (
        <Notice kind="warning" live>
          {problem}
        </Notice>
      ) : null}
      {result}
    </div>
  );
}

/** Its code loads when it is needed. */
async function readAndFill(input: string): Promise<{ problem: string } | { result: ReactNode }> {
  const [{ fillFromDescription }, { DescriptionResult }] = await Promise.all([
    import("./fill-from-description.ts"),
    import("./description-result.tsx"),
  ]);
  const outcome = await fillFromDescription(input);
  return "problem" in outcome
    ? outcome
    : { result: <DescriptionResult reading={outcome.reading} /> };
}
