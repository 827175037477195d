import type { DeskFormState } from "../desk-form-state.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { ChangeNotices } from "./change-notices.tsx";

export type EnteredCallState = DeskFormState & {
  /** What speaks against the call, until that is accepted. */
  conflicts?: readonly string[];
};

type EnterCallFieldsProps = {
  /** Of the request from whose page the form was opened. */
  reference: string;
  hosts: readonly { id: number; name: string }[];
  /** By the agency's clocks. */
  today: string;
  state: EnteredCallState | undefined;
};

/** What is known of a call that was agreed on elsewhere. */
export function EnterCallFields({ reference, hosts, today, state }: EnterCallFieldsProps) {
  const { timezone } = useDesk();
  const { input = {}, errors = {}, conflicts } = state ?? {};
  const offsets = errors.offset ?? [];
  return (
    <>
      <DeskField
        id="request"
        label="Request"
        hint="Its reference. Add the request first if the client has none."
        name="request"
        errors={errors}
      >
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            defaultValue={input.request ?? reference}
            className="desk-control figures"
          />
        )}
      </DeskField>
      <DeskField id="host" label="Host" name="host" errors={errors}>
        {(field) => (
          <select {...field} defaultValue={input.host} className="desk-control">
            {hosts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskField id="date" label="Day" name="date" errors={errors}>
          {(field) => (
            <input
              {...field}
              type="date"
              min={today}
              defaultValue={input.date}
              className="desk-control"
            />
          )}
        </DeskField>
        <DeskField id="time" label={`Time, ${timezone}`} name="time" errors={errors}>
          {(field) => (
            <input {...field} type="time" defaultValue={input.time} className="desk-control" />
          )}
        </DeskField>
      </div>
      {offsets.length > 0 ? (
        <DeskField label="Which one" name="offset" errors={{}}>
          {(field) => (
            <select {...field} className="desk-control">
              {offsets.map((offset, index) => (
                <option key={offset} value={offset}>
                  {index === 0 ? "Before" : "After"} the clocks go back (UTC{offset})
                </option>
              ))}
            </select>
          )}
        </DeskField>
      ) : null}
      <DeskField id="phone" label="Phone number (optional)" name="phone" errors={errors}>
        {(field) => (
          <input
            {...field}
            type="tel"
            autoComplete="off"
            defaultValue={input.phone}
            className="desk-control"
          />
        )}
      </DeskField>
      <ChangeNotices
        outcome={conflicts && { kind: "unconfirmed", conflicts }}
        action="Book it anyway"
      />
    </>
  );
}
