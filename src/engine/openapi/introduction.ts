/** What holds for every operation, for the reader of the API reference (Markdown). */
export const INTRODUCTION = `
Bureau keeps the people, time, money and documents of a company. Each workspace has an API of its own, at
\`https://<workspace>.<domain>/api\`; where the host's name does not say the workspace, the parameter \`tenant\` does,
else the credential.

## Credentials

\`Authorization: Bearer wsk_…\` with an API key of the workspace, or the session of a signed-in person. A request may do
what the key's scopes and the permissions of the key's creator both allow at that moment.

What comes to people without a permission counts through a key only with two scopes of its own: \`self\` for what concerns
its creator alone, \`team\` for what the creator sees and decides as manager, project lead or assignee. A key without them
reads what is open and what its permissions allow, and decides nothing. People who are signed in have both.

## Records

A record is \`{id, type, attributes, relationships?, meta}\`. A field that the caller may not read is left out of
\`attributes\`; \`x-gate\` at its schema says who reads it. \`null\` means empty. Ids are ULIDs unless the schema says
otherwise. Every date and date-time is answered in UTC with microseconds: \`2026-07-14T00:00:00.000000Z\`; a date is sent
as \`2026-07-14\`. \`related=a,b.c\` answers related records with all their fields, \`include=a[id|name]\` with a selection.

## Lists

\`page\` and \`perPage\` (15 unless given, at most 500) walk a list; \`links.next\` is null on the last page, and of a list
in id order it carries a \`cursor\` by which no record is repeated or skipped while others are written. \`sort=a,-b\` orders,
\`search\` looks for every word. An array in a query is one comma-separated text; a parameter is given once.

Filters are combined. \`field=value\` selects, \`-field=value\` is its exact complement, \`field=null\` means empty. Numbers,
dates and date-times take a pair \`a,b\`: between, both included. In a list of values \`\\,\` is a literal comma. An unknown
parameter is refused.

## Writing

Bodies are JSON. Read-only fields are accepted and ignored, so that a record that was read can be sent back; any other
unknown key is refused. An empty text is an empty field. A request writes all of it or nothing. \`dry_run=true\` checks
everything, answers as it would, and writes nothing.

\`Idempotency-Key\` on a POST makes a retry safe. The \`ETag\` of a record, sent back as \`If-Match\`, refuses a change when
somebody else was quicker (412); sent as \`If-None-Match\`, it saves reading what has not changed (304).

Actions are named in the query: \`POST /{resource}/{id}/actions?action=archive\` with the parameters as body, or
\`POST /{resource}/actions?action=archive\` with \`repositories\`, the ids of the records, besides. \`x-actions\` at the
operation says which body belongs to which action.

## Limits

Unless the installation sets others, a key may send 60 requests a minute and a user 180 over all their keys; the sessions
of a signed-in person may send 600 together. Every answer says in \`RateLimit-Policy\`, \`RateLimit\`, \`X-RateLimit-Limit\`
and \`X-RateLimit-Remaining\` what is left. A request that is refused with 429 is not counted.

## Failures

\`{"message": "…"}\`, at 422 with \`errors\`: messages by field. A known path with a method that it has not is 405 with
\`Allow\`. Over a limit: 429 with \`Retry-After\` in seconds. \`X-Request-Id\` names every request.
`.trim();
