import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { DeliveryLoop } from "../../src/modules/webhooks/index.ts";
import {
  NOW,
  type Reply,
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestWorkspace,
} from "../support/app.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";

export interface Subscribed {
  readonly id: string;
  readonly secret: string;
}

export const attributes = (reply: Reply) => reply.body.data.attributes;

/** The response, whose status must be the one given. */
export async function ok(reply: Promise<Reply>, status = 200): Promise<Reply> {
  const response = await reply;
  expect(response.status, response.text).toBe(status);
  return response;
}

/**
 * What a scenario of webhooks happens in: for each test a workspace and an endpoint of their own, and a delivery whose
 * steps the test makes itself, without jitter.
 */
export class WebhookSite {
  app!: TestApp;
  loop!: DeliveryLoop;
  receiver!: Receiver;
  acme!: TestWorkspace;
  #made = 0;

  constructor(options: TestAppOptions = { env: { WEBHOOK_ALLOW_PRIVATE: "on" } }) {
    beforeAll(async () => {
      this.app = await startTestApp(options);
      this.loop = new DeliveryLoop(this.app.installation, { random: () => 0 });
    });
    afterAll(() => this.app.close());
    beforeEach(async () => {
      this.app.clock.set(NOW);
      this.receiver = await startReceiver();
      this.acme = await this.app.addWorkspace(`acme${++this.#made}`);
    });
    afterEach(async () => {
      await this.app.installation.pool.query("delete from webhooks");
      await this.receiver.close();
    });
  }

  async subscribe(events: string[] = ["*"], url = this.receiver.url): Promise<Subscribed> {
    const { body } = await ok(this.acme.owner.post("/webhooks", { url, events }), 201);
    return { id: body.data.id, secret: body.meta.secret };
  }

  async webhook(id: string) {
    return attributes(await ok(this.acme.owner.get(`/webhooks/${id}`)));
  }

  /** Runs an action on a webhook. */
  run(id: string, action: string, params?: Record<string, unknown>): Promise<Reply> {
    return this.acme.owner.post(`/webhooks/${id}/actions?action=${action}`, params);
  }

  /** Deliveries of the workspace, the oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: as the API returns them.
  async deliveries(query = ""): Promise<any[]> {
    const { body } = await ok(this.acme.owner.get(`/webhook-deliveries?perPage=500&sort=id${query}`));
    return body.data.map((one: { attributes: unknown }) => one.attributes);
  }

  async statuses(query = ""): Promise<string[]> {
    return (await this.deliveries(query)).map(({ status }) => status);
  }

  async makeTag(): Promise<string> {
    const { body } = await ok(this.acme.owner.post("/tags", { name: `Tag ${++this.#made}` }), 201);
    return body.data.id;
  }

  /** Everything that there is to do now; returns how many attempts were made. */
  async deliver(): Promise<number> {
    await this.loop.dispatch();
    return this.loop.sendDue();
  }

  moveClock(seconds: number): void {
    this.app.clock.set(new Date(this.app.clock.now().getTime() + seconds * 1_000));
  }
}
