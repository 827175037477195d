import { useRef } from "react";
import { canOwnRequest, NO_ACCESS } from "#contract/desk/request-access.ts";
import { DeskSelect } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toPersonText } from "../time/away-text.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { DeskRequest } from "./desk-request.service.server.ts";
import { useChange } from "./use-change.ts";

/** Who looks after a request. */
export function OwnerForm({
  request,
}: {
  request: Pick<DeskRequest, "form" | "version" | "owner_id">;
}) {
  const { Form, outcome, version, errors, submit } = useChange(request.version);
  const { colleagues, staff } = useDesk();
  /** The owner before the last change; undefined once it was undone. */
  const before = useRef<{ owner_id: number | null }>(undefined);
  const undo = () => {
    const owner_id = before.current?.owner_id ?? "";
    before.current = undefined;
    submit({ intent: "owner", version, owner_id }, { method: "post" });
  };
  const remember = () => {
    before.current = { owner_id: request.owner_id };
  };
  useChangeToast({ outcome, text: "Owner saved", undo: before.current ? undo : undefined });
  const isMine = request.owner_id === staff.id;
  return (
    <Form method="post" className="space-y-2">
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="owner" />
      <input type="hidden" name="version" value={version} />
      <DeskSelect
        label="Owner"
        name="owner_id"
        errors={errors}
        key={request.owner_id}
        defaultValue={request.owner_id ?? ""}
        onChange={(event) => {
          remember();
          submit(event.currentTarget.form);
        }}
      >
        <option value="">Unassigned</option>
        {colleagues
          .filter((one) => canOwnRequest(one, request.form) || one.id === request.owner_id)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {toPersonText(one)}
              {one.id === staff.id ? " (you)" : null}
              {canOwnRequest(one, request.form) ? null : NO_ACCESS}
            </option>
          ))}
      </DeskSelect>
      {isMine ? null : (
        <button
          type="button"
          data-shortcut="a"
          className="desk-button noscript:hidden"
          onClick={() => {
            remember();
            submit({ intent: "owner", version, owner_id: staff.id }, { method: "post" });
          }}
        >
          Assign to me
        </button>
      )}
      <button type="submit" className="desk-button hidden noscript:inline-flex">
        Save owner
      </button>
    </Form>
  );
}
