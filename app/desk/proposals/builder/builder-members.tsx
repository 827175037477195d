import { ArrowDown, ArrowUp, GripVertical, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { MAX_PROPOSAL_MEMBERS } from "#contract/clients/proposal-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { DeskField } from "../../parts/desk-field.tsx";
import {
  type FormMember,
  type MemberStep,
  moveMember,
  takeStep,
  toNewMember,
} from "../proposal-form.ts";
import type { BuilderMember } from "./builder-data.service.server.ts";
import { useRowDrag } from "./use-row-drag.ts";

type BuilderMembersProps = {
  members: FormMember[];
  /** Without rates of its own. */
  isPublic: boolean;
  known: ReadonlyMap<number, BuilderMember>;
  errors: FieldErrors;
  onChange: (members: FormMember[]) => void;
};

/** The developers in their order, each with note and rate. The order changes by drag or by button. */
export function BuilderMembers({
  members,
  isPublic,
  known,
  errors,
  onChange,
}: BuilderMembersProps) {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState("");
  /** The button that keeps the focus although its row moves in the document. */
  const [pressed, setPressed] = useState<{ id: string }>();
  useEffect(() => {
    if (pressed) document.getElementById(pressed.id)?.focus();
  }, [pressed]);
  const toName = (id: number) => {
    const member = known.get(id);
    return member ? toFullName(member) : withNoun(`Developer ${id}`);
  };
  const tellPlace = (id: number, place: number) =>
    setTold(`${toName(id)} is now ${place + 1} of ${members.length}`);
  const { dragged, toHandle } = useRowDrag((from, to) => {
    onChange(moveMember(members, from, to));
    tellPlace(members[from]?.member_id ?? 0, to);
  });
  const take = (step: MemberStep, button: string) => {
    const next = takeStep(members, step, toNewMember);
    onChange(next);
    if (step.step === "remove") {
      setTold(`${toName(step.member_id)} removed`);
      list.current?.focus();
      return;
    }
    tellPlace(
      step.member_id,
      next.findIndex(({ member_id }) => member_id === step.member_id),
    );
    setPressed({ id: button });
  };
  return (
    <section className="border-line border-t px-4 py-4">
      <h2 className="mb-2 font-semibold text-sm">
        {withNoun("Developers ")}
        <span className="figures font-normal text-ink-soft">{members.length}</span>
      </h2>
      <p role="status" className="sr-only">
        {told}
      </p>
      {errors.members ? (
        <p role="alert" className="mb-2 text-red">
          {errors.members[0]}
        </p>
      ) : null}
      {members.length === 0 ? (
        <p className="border-line border-l-2 py-1 pl-3 text-ink-soft">
          Add up to {MAX_PROPOSAL_MEMBERS} from the search. Their order here is that of the page.
        </p>
      ) : null}
      <ol ref={list} tabIndex={-1} aria-label={withNoun("Developers")} className="outline-none">
        {members.map((member, index) => (
          <li
            key={member.member_id}
            className={classNames(
              "grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 gap-y-2 border-line border-t py-3 first:border-t-0",
              dragged === index && "bg-blue-wash",
            )}
          >
            <MemberRow
              member={member}
              index={index}
              isPublic={isPublic}
              errors={errors}
              count={members.length}
              name={toName(member.member_id)}
              details={known.get(member.member_id)}
              handle={toHandle(index)}
              onStep={take}
              onEdit={(part) =>
                onChange(members.map((one) => (one === member ? { ...one, ...part } : one)))
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type MemberRowProps = {
  member: FormMember;
  index: number;
  count: number;
  isPublic: boolean;
  name: string;
  details: BuilderMember | undefined;
  errors: FieldErrors;
  handle: ReturnType<ReturnType<typeof useRowDrag>["toHandle"]>;
  onStep: (step: MemberStep, button: string) => void;
  onEdit: (part: Partial<FormMember>) => void;
};

function MemberRow({
  member,
  index,
  count,
  isPublic,
  name,
  details,
  errors,
  handle,
  onStep,
  onEdit,
}: MemberRowProps) {
  const { member_id, note, sales_rate } = member;
  const field = `members[${index}]`;
  const card = details?.card;
  const gone = errors[`members.${index}.member_id`]?.[0] ?? (card ? "" : "No longer on the site");
  const renamed = {
    [`${field}[note]`]: errors[`members.${index}.note`] ?? [],
    [`${field}[sales_rate]`]: errors[`members.${index}.sales_rate`] ?? [],
  };
  const own = card?.sales_rate == null ? "none" : toMoney(card.sales_rate, card.sales_currency);
  const toButton = (step: MemberStep["step"], label: string, isPossible: boolean) => {
    const id = `${step}-${member_id}`;
    return (
      <button
        type="submit"
        id={id}
        name="intent"
        value={`${step}:${member_id}`}
        aria-label={label}
        aria-disabled={!isPossible}
        title={label}
        className="desk-button px-1.5 aria-disabled:text-ink-soft aria-disabled:opacity-50"
        onClick={(event) => {
          event.preventDefault();
          if (isPossible) onStep({ step, member_id }, id);
        }}
      >
        <Icon of={STEP_ICONS[step]} className="size-4" />
      </button>
    );
  };
  return (
    <>
      <input type="hidden" name={`${field}[member_id]`} value={member_id} />
      <span
        {...handle}
        aria-hidden="true"
        className="noscript:invisible flex cursor-grab touch-none items-start justify-center pt-2 text-ink-soft active:cursor-grabbing"
      >
        <Icon of={GripVertical} className="size-4" />
      </span>
      <div className="flex min-w-0 items-start gap-3">
        {card ? (
          <span className="hidden sm:block">
            <MemberAvatar member={card} size="small" badge={null} />
          </span>
        ) : null}
        <p className="min-w-0 break-words">
          {card ? (
            <a
              href={`/developers/${card.slug}`}
              target="_blank"
              rel="noreferrer"
              className="font-medium hover:underline"
            >
              {name}
            </a>
          ) : (
            <span className="font-medium">{name}</span>
          )}
          <span className="line-clamp-2 text-ink-soft">{details?.position}</span>
          {gone ? <span className="block text-red">{gone}</span> : null}
        </p>
      </div>
      <div className="flex items-start gap-1">
        {toButton("up", `Move ${name} up`, index > 0)}
        {toButton("down", `Move ${name} down`, index < count - 1)}
        {toButton("remove", `Remove ${name}`, true)}
      </div>
      <div className="col-span-2 col-start-2 grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <DeskField
          label={`Why ${details?.first_name ?? name}`}
          name={`${field}[note]`}
          errors={renamed}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              rows={2}
              value={note}
              onChange={(event) => onEdit({ note: event.target.value })}
              className="desk-control"
            />
          )}
        </DeskField>
        {isPublic ? (
          <input type="hidden" name={`${field}[sales_rate]`} value={sales_rate} />
        ) : (
          <DeskField
            label={`Rate (${card?.sales_currency ?? "per hour"})`}
            hint={`Site: ${own}`}
            name={`${field}[sales_rate]`}
            errors={renamed}
          >
            {(attributes) => (
              <input
                {...attributes}
                inputMode="decimal"
                value={sales_rate}
                placeholder={card?.sales_rate == null ? "" : String(card.sales_rate)}
                onChange={(event) => onEdit({ sales_rate: event.target.value })}
                className="desk-control figures"
              />
            )}
          </DeskField>
        )}
      </div>
    </>
  );
}

const STEP_ICONS = { up: ArrowUp, down: ArrowDown, remove: X, add: X } as const;
