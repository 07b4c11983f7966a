/** The introduction of the API reference, which applies to every operation (Markdown). */
export const INTRODUCTION = `
Bureau manages the people, time, money and documents of a company. Each workspace has its own API at
\`https://<workspace>.<domain>/api\`. If the host name does not contain the workspace, the parameter \`tenant\` selects it,
or else the credential.

## Credentials

Send \`Authorization: Bearer wsk_…\` with an API key of the workspace, or use the session of a signed-in person. A request
may do what the key's scopes and the permissions of the key's creator both allow at that moment.

People also have rights by relation, without a permission. Through a key, these apply only with two additional scopes:
\`self\` for what concerns only its creator, and \`team\` for what the creator sees and decides as manager, project lead
or assignee. A key without them reads what is open to everybody and what its permissions allow, and decides nothing.
Signed-in people have both.

## Records

A record is \`{id, type, attributes, relationships?, meta}\`. Fields that the caller may not read are omitted from
\`attributes\`; \`x-gate\` in their schema says who can read them. \`null\` means empty. Ids are ULIDs unless the schema says
otherwise. Every date and date-time is returned in UTC with microseconds: \`2026-07-14T00:00:00.000000Z\`; a date is sent
as \`2026-07-14\`. \`related=a,b.c\` returns related records with all their fields, \`include=a[id|name]\` with a selection.

## Lists

Lists are paginated with \`page\` and \`perPage\` (15 by default, at most 500). \`links.next\` is null on the last page. In a
list in id order it contains a \`cursor\`, which neither repeats nor skips a record while others are written. \`sort=a,-b\`
sets the order, and \`search\` matches every word. An array in a query is one comma-separated text; a parameter may be given
only once.

Filters are combined with AND. \`field=value\` selects, \`-field=value\` is its exact complement, \`field=null\` means empty.
Numbers, dates and date-times also accept a pair \`a,b\` for an inclusive range. In a list of values, \`\\,\` is a literal
comma. An unknown parameter is rejected.

Dates in filters can be relative, and stay so in a bookmark: \`today\`, \`yesterday\`, \`tomorrow\`; \`this_\`, \`last_\` or
\`next_\` with \`week\`, \`month\`, \`quarter\` or \`year\`, which are whole calendar periods; \`next_30_days\` (today and the 30
days after it) and \`last_30_days\` (today and the 30 days before it), also in \`weeks\` and \`months\`; \`in_14_days\` and
\`14_days_ago\`, each a single day. In a pair, the first part counts from its first day and the second to its last:
\`last_month,today\`. The current day is that of the workspace's time zone, and weeks begin as the workspace sets it; the
days of a date-time are UTC days, as for dates that are written out.

\`where\` combines filters in other ways: \`&\` is and, \`|\` is or, parentheses group, and a minus before a filter or a
group is its exact complement; \`&\` binds more tightly than \`|\`. For example
\`where=status=active&(department_id=01K…|-(end_date=null|start_date=next_30_days))\`, with the signs encoded in the URL
(\`%26\`, \`%7C\`). A value that contains one of \`& | ( ) "\` is in quotes, in which two quotes stand for one. At most 50
filters, nested to 5 levels; the same filter may occur several times. It is combined with the other parameters with AND.
Records that a list contains only if a filter asks for them, such as deleted ones, need that filter outside \`where\`.

## Writing

Bodies are JSON. Read-only fields are accepted and ignored, so that a record that was read can be sent back; any other
unknown key is rejected. An empty text clears the field. A request either writes everything or nothing. With
\`dry_run=true\` the request is checked completely and gets the usual response, but writes nothing. A change of several
records (\`PATCH /{resource}/bulk\`) says in \`meta\` which fields of each record have changed, from what to what: in a
dry run, what would change. To take a change back, send the values of \`from\`, with the tags of \`meta\` as \`If-Match\`.

\`Idempotency-Key\` on a POST makes a retry safe. The \`ETag\` of a record, sent back as \`If-Match\`, prevents a change when
somebody else has changed the record since (412). The \`ETag\` of a record, a list or a getter, sent as \`If-None-Match\`,
avoids reading what has not changed (304).

Actions are named in the query: \`POST /{resource}/{id}/actions?action=archive\` with the parameters in the body, or
\`POST /{resource}/actions?action=archive\` with the ids of the records in \`repositories\` as well. \`x-actions\` of the
operation says which body belongs to which action.

## Limits

Unless the installation sets other limits, a key may send 60 requests per minute and a user 180 over all keys; the sessions
of a signed-in person may send 600 together. Every response reports what remains in \`RateLimit-Policy\`, \`RateLimit\`,
\`X-RateLimit-Limit\` and \`X-RateLimit-Remaining\`. A request that is rejected with 429 is not counted.

## Errors

\`{"message": "…"}\`; with status 422 also \`errors\`, the messages by field. A method that a path does not support results
in 405 with \`Allow\`. Exceeding a limit results in 429 with \`Retry-After\` in seconds. \`X-Request-Id\` identifies every
request.

Messages are in English, or in German, French, Spanish or Romanian if \`Accept-Language\` prefers one of them;
\`Content-Language\` names the language. Programs should decide by the status and by the names in \`errors\`, never by the
wording.
`.trim();
