import { type ComponentProps, type ElementType, type ReactNode, useId } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";

type DeskFieldProps = {
  /** Of the control, for links to it; by default its own. */
  id?: string;
  label: string;
  /** Where its place tells what it is. */
  isLabelHidden?: boolean;
  hint?: string;
  name: string;
  errors: FieldErrors;
  /** The control, with these attributes. */
  children: (field: {
    id: string;
    name: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** A label, a control, and below it what is wrong with it. */
export function DeskField({
  id: given,
  label,
  isLabelHidden,
  hint,
  name,
  errors,
  children,
}: DeskFieldProps) {
  const own = useId();
  const id = given ?? own;
  const error = errors[name]?.[0];
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1 block text-ink-soft"}>
        {label}
      </label>
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}

type OwnProps = Omit<DeskFieldProps, "children">;

type ControlProps<Tag extends "input" | "select" | "textarea"> = OwnProps &
  Omit<ComponentProps<Tag>, keyof OwnProps>;

type DeskControlProps = OwnProps & { as: ElementType; className?: string | undefined };

function DeskControl({ as: Control, className = "desk-control", ...props }: DeskControlProps) {
  const { id, label, isLabelHidden, hint, name, errors, ...attributes } = props;
  return (
    <DeskField
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      name={name}
      errors={errors}
    >
      {(field) => <Control {...field} {...attributes} className={className} />}
    </DeskField>
  );
}

export const DeskInput = (props: ControlProps<"input">) => <DeskControl as="input" {...props} />;

export const DeskSelect = (props: ControlProps<"select">) => <DeskControl as="select" {...props} />;

export const DeskTextArea = (props: ControlProps<"textarea">) => (
  <DeskControl as="textarea" {...props} />
);
