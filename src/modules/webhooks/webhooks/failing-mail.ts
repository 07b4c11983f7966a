import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, type Words, type Work } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { grantedBy } from "../../../platform/permissions/catalogue.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";

/** After the commit, sends a mail to all users with `manage-workspace`: the webhook has failed for too long. */
export async function mailWebhookDisabled(work: Work, url: string): Promise<void> {
  const { mailer, log, config } = servicesOf(work);
  const { name, subdomain } = work.workspace;
  const managers = await work.rows<{ email: string; locale: string; first_name: string; last_name: string }>(
    sql`select u.email, u.locale, u.first_name, u.last_name
      from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
      left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
      where u.workspace_id = ${fromContext("workspace")} and u.archived_at is null and u.password_hash is not null
        and (e.termination_date is null or e.termination_date >= ${fromContext("today")})
        and (r.is_owner or r.permissions && ${grantedBy("manage-workspace")}::text[])
      order by u.id`,
  );
  const textIn = (words: Words): string =>
    [
      words.say(message`A webhook of the workspace ${name} has failed for five days and was disabled.`),
      "",
      url,
      "",
      words.say(
        message`It is not notified of any further events. Fix the endpoint, enable the webhook and replay its deliveries:`,
      ),
      siteAddress(config, subdomain),
    ].join("\n");
  work.afterCommit(async () => {
    for (const { email, locale, first_name, last_name } of managers) {
      const words = wordsIn(locale);
      const mail = {
        to: email,
        toName: `${first_name} ${last_name}`,
        subject: words.say(message`A webhook of ${name} was disabled`),
        text: textIn(words),
      };
      // If one mail cannot be sent, the others still are.
      await mailer
        .send(mail)
        .catch((error: Error) => log.warn({ err: error }, "a disabled webhook could not be mailed"));
    }
  });
}
