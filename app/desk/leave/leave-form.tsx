import { Form } from "react-router";
import { toCallField } from "#contract/desk/leave.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import type { FreeHost } from "../calls/give-calls-away.service.server.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { toPersonText } from "../time/away-text.ts";
import { useDeskTime } from "../time/desk-time.ts";
import type { AffectedByLeave } from "./change-leave.server.ts";

type LeaveFormProps = {
  /** Who may be away, and who may have their work. */
  people: readonly { id: number; name: string }[];
  /** Of this form: sent twice it enters one leave. */
  formKey: string;
  input: InputValues;
  errors: FieldErrors;
  affected: AffectedByLeave | undefined;
};

/** Days and deputy of a leave; the calls of these days are shown before it is entered. */
export function LeaveForm({ people, formKey, input, errors, affected }: LeaveFormProps) {
  const { staff } = useDesk();
  const isMine = people.some(({ id }) => id === staff.id);
  return (
    <Form method="post" noValidate className="max-w-form space-y-3">
      <input type="hidden" name="key" value={formKey} />
      <PersonField
        label="Who is away"
        name="staff"
        people={people}
        value={input.staff ?? (isMine ? String(staff.id) : "")}
        errors={errors}
      />
      <div className="grid grid-cols-2 gap-2">
        <DayField label="First day" name="first_day" input={input} errors={errors} />
        <DayField label="Last day" name="last_day" input={input} errors={errors} />
      </div>
      <PersonField
        label="Deputy"
        hint="Their work and emails about it go to the deputy on these days."
        name="deputy"
        people={people}
        value={input.deputy ?? ""}
        errors={errors}
      />
      {affected ? <CallsOfLeave affected={affected} /> : null}
      <button type="submit" name="intent" value="enter" className="desk-button">
        {affected ? "Enter the leave with these calls" : "Enter leave"}
      </button>
    </Form>
  );
}

type FieldProps = { label: string; name: string; errors: LeaveFormProps["errors"] };

function DayField({ input, ...field }: FieldProps & { input: InputValues }) {
  return (
    <DeskField id={field.name} {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          defaultValue={input[field.name] ?? ""}
          className="desk-control"
        />
      )}
    </DeskField>
  );
}

type PersonFieldProps = FieldProps & {
  hint?: string;
  people: LeaveFormProps["people"];
  value: string;
};

function PersonField({ people, value, ...field }: PersonFieldProps) {
  const { colleagues } = useDesk();
  return (
    <DeskField id={field.name} {...field}>
      {(control) => (
        <select {...control} defaultValue={value} className="desk-control">
          <option value="">Select a person</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {toPersonText(colleagues.find(({ id }) => id === person.id) ?? person)}
            </option>
          ))}
        </select>
      )}
    </DeskField>
  );
}

/** The calls of a leave, each with who could have it. */
function CallsOfLeave({
  affected: { calls, hosts, confirmed, input },
}: {
  affected: AffectedByLeave;
}) {
  const { toLong } = useDeskTime();
  const deputy = useDesk().colleagues.find(({ id }) => String(id) === input.deputy);
  // The deputy first.
  const ordered = hosts.toSorted(
    (a, b) => Number(b.name === deputy?.name) - Number(a.name === deputy?.name),
  );
  const listFree = (reference: string): FreeHost[] =>
    ordered.filter(({ references }) => references.includes(reference));
  return (
    <fieldset className="border-amber border-l-4 bg-amber-wash px-3 py-2">
      <legend className="sr-only">Calls on these days</legend>
      <p role="alert" className="font-medium">
        Not entered yet: there are calls on these days
      </p>
      <input type="hidden" name="confirmed" value={confirmed} />
      <div className="mt-2 space-y-2">
        {calls.map(({ reference, name, starts_at }) => (
          <DeskField
            key={reference}
            label={`${name}, ${toLong(starts_at)}`}
            name={toCallField(reference)}
            errors={{}}
          >
            {(control) => (
              <select
                {...control}
                defaultValue={listFree(reference)[0]?.host ?? ""}
                className="desk-control"
              >
                {listFree(reference).map((host) => (
                  <option key={host.host} value={host.host}>
                    Give to {host.name}
                  </option>
                ))}
                <option value="">
                  {listFree(reference).length > 0 ? "It stays" : "It stays: no one else is free"}
                </option>
              </select>
            )}
          </DeskField>
        ))}
      </div>
    </fieldset>
  );
}
