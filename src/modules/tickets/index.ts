import { module } from "../../engine/declare/index.ts";
import { inboundEndpoint } from "./inbound/inbound.endpoint.ts";
import { ticketCards } from "./ticket-cards.ts";
import { ticketComments } from "./ticket-comments/ticket-comments.resource.ts";
import { ticketNotifications } from "./ticket-notifications.ts";
import { ticketStageHistory } from "./ticket-stage-history/ticket-stage-history.resource.ts";
import { initialTicketStages } from "./ticket-stages/initial-stages.ts";
import { ticketStages } from "./ticket-stages/ticket-stages.resource.ts";
import { tickets } from "./tickets/tickets.resource.ts";
import { ticketsOfEmployees } from "./tickets/tickets-of-employees.ts";

export { dueTickets } from "./due/due-tickets.ts";
export { seedTickets } from "./seeds/tickets.seed.ts";

/** The support desk. */
export const ticketsModule = module({
  title: "Tickets",
  description: "The support desk: tickets on a board, their comments, and how fast they are responded to.",
  resources: [tickets, ticketComments, ticketStages, ticketStageHistory],
  notifications: ticketNotifications,
  homeCards: ticketCards,
  initialRecords: [initialTicketStages],
  endpoints: [inboundEndpoint],
  extensions: [ticketsOfEmployees],
});
