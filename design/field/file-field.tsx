import { FileText } from "lucide";
import { type ComponentProps, type DragEvent, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { buttonStyle } from "../buttons/button-style.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type FieldProps, fieldAria, fieldId } from "./field-aria.ts";
import { FieldFrame } from "./field-frame.tsx";

/** The file that a field holds. */
export type ChosenFile = {
  name: string;
  /** "PDF, 120 KB". */
  detail: string;
  /** Part of it that is sent, 0 to 1; undefined once it is there or has failed. */
  progress?: number | undefined;
  /** It could not be sent, and trying again makes sense. */
  hasFailed?: boolean;
};

type FileFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type" | "value" | "defaultValue"> & {
    chosen?: ChosenFile | undefined;
    /** Status of the file, announced when it changes. */
    status?: string;
    onChoose: (file: File) => void;
    onRemove: () => void;
    onRetry?: () => void;
  };

/**
 * Holds one file: choose or drop it, see it sent, choose another, remove it. The input itself has
 * no name: the caller decides what is submitted. Other props go to the `input`.
 */
export function FileField({
  name,
  label,
  hint,
  error,
  optional,
  chosen,
  status = "",
  onChoose,
  onRemove,
  onRetry,
  id = fieldId(name),
  className,
  ...rest
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onChoose(file);
    // The same file may be chosen again, for example after it was fixed.
    if (input.current) input.current.value = "";
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div
        {...drop}
        className={classNames(
          "relative rounded-field border border-line-strong border-dashed p-4",
          isOver && "border-blue bg-blue-wash",
        )}
      >
        {chosen ? <Chosen id={id} chosen={chosen} /> : null}
        <div className={classNames("flex flex-wrap gap-3", chosen && "mt-4")}>
          <input
            {...rest}
            {...fieldAria(id, { hint, error }, chosen ? `${id}-chosen` : undefined)}
            ref={input}
            id={id}
            type="file"
            onChange={(event) => take(event.currentTarget.files)}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={buttonStyle({
              variant: "secondary",
              size: "small",
              className:
                "cursor-pointer outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-blue",
            })}
          >
            {chosen ? "Choose another file" : "Choose a file"}
          </label>
          {chosen?.hasFailed && onRetry ? (
            <Button size="small" variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {chosen ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            >
              {chosen.progress === undefined ? "Remove" : "Cancel"}
              <span className="sr-only"> {chosen.name}</span>
            </Button>
          ) : (
            <span className="hidden self-center text-ink-soft text-sm pointer-fine:sm:inline">
              or drop it here
            </span>
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {status}
      </p>
    </FieldFrame>
  );
}

function Chosen({ id, chosen }: { id: string; chosen: ChosenFile }) {
  const { name, detail, progress } = chosen;
  return (
    <div className="flex gap-3">
      <Icon of={FileText} className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p id={`${id}-chosen`}>
          <span className="wrap-anywhere font-medium">{name}</span>{" "}
          <span className="block text-ink-soft text-sm">{detail}</span>
        </p>
        {progress === undefined ? null : (
          <progress
            aria-label={`Sending ${name}`}
            max={100}
            value={Math.round(progress * 100)}
            className="mt-2 h-1.5 w-full accent-blue"
          />
        )}
      </div>
    </div>
  );
}
