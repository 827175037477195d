import { Search } from "lucide";
import { Form } from "react-router";
import { Button } from "#design/buttons/button.tsx";
import { Icon } from "#design/icon.tsx";

/** A GET form: the text becomes the URL of the list, also without JavaScript. */
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
          {/* The key resets the field to the URL after Back. */}
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
