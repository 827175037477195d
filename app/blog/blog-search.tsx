import { Search } from "lucide";
import { Form } from "react-router";
import { Button } from "#design/button.tsx";
import { Icon } from "#design/icon.tsx";

/** A GET form: what is typed becomes the address of the list, also without script. */
export function BlogSearch({ q }: { q?: string | undefined }) {
  return (
    <search className="w-full sm:max-w-96">
      <Form action="/blog" className="flex gap-2">
        <label htmlFor="blog-search" className="sr-only">
          Search articles
        </label>
        <div className="relative min-w-0 flex-1">
          <Icon
            of={Search}
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft"
          />
          {/* The key makes the field say what the address says after a step back. */}
          <input
            key={q}
            id="blog-search"
            name="q"
            type="search"
            defaultValue={q}
            pattern=".{0,100}"
            title="Search text must be 100 characters or less"
            autoComplete="off"
            placeholder="Search articles"
            className="control pl-11"
          />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
    </search>
  );
}
