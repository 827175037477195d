import { Panel } from "../parts/panel.tsx";
import { CountList } from "./count-list.tsx";
import type { ErasedPerson } from "./person-data.service.server.ts";

/** What was erased, and what is left to do by hand. */
export function ErasedReport({ erased }: { erased: ErasedPerson }) {
  const { address, counts, notices, mentions } = erased;
  return (
    <Panel title={`Erased for ${address}`}>
      {counts.length > 0 ? (
        <CountList counts={counts} />
      ) : (
        <p>Nothing is stored. It was erased before.</p>
      )}
      <h3 className="mt-4 mb-1 font-semibold">What you still need to do</h3>
      <ul className="max-w-reading list-disc space-y-1 pl-5">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
        {mentions.map(({ table, column, count }) => (
          <li key={`${table}.${column}`}>
            Another record still mentions the address: {table}.{column},{" "}
            {count === 1 ? "1 row" : `${count} rows`}.
          </li>
        ))}
        <li>Delete emails of this person from your mailbox.</li>
        <li>After restoring a backup that still has them, erase this person again.</li>
      </ul>
    </Panel>
  );
}
