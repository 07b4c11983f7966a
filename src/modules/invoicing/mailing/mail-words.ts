/** The texts of mails in one language. Text in braces is replaced. */
interface MailWords {
  readonly sendSubject: string;
  readonly sendText: string;
  /** Of an invoice. */
  readonly dueText: string;
  /** Of an offer. */
  readonly validText: string;
  readonly remindSubject: string;
  readonly remindText: string;
}

const en: MailWords = {
  sendSubject: "{document} {number} from {seller}",
  sendText: "Please find attached {document} {number} of {date}, {total}.",
  dueText: "It is due on {due_date}.",
  validText: "It is valid until {valid_until}.",
  remindSubject: "Reminder {level}: invoice {number}",
  remindText:
    "Invoice {number} of {date} was due on {due_date}, {days} days ago. {balance} of {total} is still open. The invoice is attached. If you have paid in the meantime, please ignore this message.",
};

const LANGUAGES: Readonly<Record<string, MailWords>> = {
  en,
  de: {
    sendSubject: "{document} {number} von {seller}",
    sendText: "Anbei erhalten Sie: {document} {number} vom {date}, {total}.",
    dueText: "Zahlbar bis {due_date}.",
    validText: "Gültig bis {valid_until}.",
    remindSubject: "{level}. Zahlungserinnerung: Rechnung {number}",
    remindText:
      "Die Rechnung {number} vom {date} war am {due_date} fällig, vor {days} Tagen. Von {total} sind noch {balance} offen. Die Rechnung liegt bei. Falls Sie inzwischen gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.",
  },
  fr: {
    sendSubject: "{document} {number} de {seller}",
    sendText: "Veuillez trouver ci-joint : {document} {number} du {date}, {total}.",
    dueText: "Échéance : {due_date}.",
    validText: "Valable jusqu’au {valid_until}.",
    remindSubject: "Rappel {level} : facture {number}",
    remindText:
      "La facture {number} du {date} était à régler le {due_date}, il y a {days} jours. Il reste {balance} à payer sur {total}. La facture est jointe. Si vous avez payé entre-temps, veuillez ignorer ce message.",
  },
  es: {
    sendSubject: "{document} {number} de {seller}",
    sendText: "Adjuntamos: {document} {number} del {date}, {total}.",
    dueText: "Vence el {due_date}.",
    validText: "Válida hasta el {valid_until}.",
    remindSubject: "Recordatorio {level}: factura {number}",
    remindText:
      "La factura {number} del {date} venció el {due_date}, hace {days} días. Quedan pendientes {balance} de {total}. Adjuntamos la factura. Si ya ha pagado, ignore este mensaje.",
  },
  it: {
    sendSubject: "{document} {number} di {seller}",
    sendText: "In allegato: {document} {number} del {date}, {total}.",
    dueText: "Scadenza: {due_date}.",
    validText: "Valida fino al {valid_until}.",
    remindSubject: "Sollecito {level}: fattura {number}",
    remindText:
      "La fattura {number} del {date} è scaduta il {due_date}, {days} giorni fa. Restano da pagare {balance} su {total}. La fattura è allegata. Se nel frattempo avete pagato, ignorate questo messaggio.",
  },
  nl: {
    sendSubject: "{document} {number} van {seller}",
    sendText: "In de bijlage: {document} {number} van {date}, {total}.",
    dueText: "Te betalen uiterlijk {due_date}.",
    validText: "Geldig tot en met {valid_until}.",
    remindSubject: "Herinnering {level}: factuur {number}",
    remindText:
      "Factuur {number} van {date} moest op {due_date} betaald zijn, {days} dagen geleden. Van {total} staat nog {balance} open. De factuur is bijgevoegd. Hebt u intussen betaald, dan kunt u dit bericht negeren.",
  },
  pt: {
    sendSubject: "{document} {number} de {seller}",
    sendText: "Segue em anexo: {document} {number} de {date}, {total}.",
    dueText: "Vence em {due_date}.",
    validText: "Válida até {valid_until}.",
    remindSubject: "Lembrete {level}: fatura {number}",
    remindText:
      "A fatura {number} de {date} venceu em {due_date}, há {days} dias. Faltam pagar {balance} de {total}. A fatura segue em anexo. Se entretanto já pagou, ignore esta mensagem.",
  },
  pl: {
    sendSubject: "{document} {number} od {seller}",
    sendText: "W załączniku: {document} {number} z dnia {date}, {total}.",
    dueText: "Termin płatności: {due_date}.",
    validText: "Ważna do {valid_until}.",
    remindSubject: "Przypomnienie {level}: faktura {number}",
    remindText:
      "Termin płatności faktury {number} z dnia {date} minął {due_date}, {days} dni temu. Z kwoty {total} pozostało do zapłaty {balance}. Faktura jest w załączniku. Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość.",
  },
  ro: {
    sendSubject: "{document} {number} de la {seller}",
    sendText: "Vă trimitem atașat: {document} {number} din {date}, {total}.",
    dueText: "Scadența: {due_date}.",
    validText: "Valabilă până la {valid_until}.",
    remindSubject: "Notificare {level}: factura {number}",
    remindText:
      "Factura {number} din {date} era scadentă la {due_date}, acum {days} zile. Din {total} mai sunt de plată {balance}. Factura este atașată. Dacă ați plătit între timp, vă rugăm să ignorați acest mesaj.",
  },
  hu: {
    sendSubject: "{document} {number}, {seller}",
    sendText: "Mellékelten küldjük: {document} {number}, {date}, {total}.",
    dueText: "Fizetési határidő: {due_date}.",
    validText: "Érvényes: {valid_until}.",
    remindSubject: "{level}. emlékeztető: {number} számla",
    remindText:
      "A(z) {number} számla ({date}) fizetési határideje {due_date} volt, {days} napja. A(z) {total} összegből még {balance} van hátra. A számlát mellékeljük. Ha időközben fizetett, kérjük, tekintse tárgytalannak ezt az üzenetet.",
  },
  el: {
    sendSubject: "{document} {number} από {seller}",
    sendText: "Επισυνάπτεται: {document} {number}, {date}, {total}.",
    dueText: "Λήγει στις {due_date}.",
    validText: "Ισχύει έως {valid_until}.",
    remindSubject: "Υπενθύμιση {level}: τιμολόγιο {number}",
    remindText:
      "Το τιμολόγιο {number} της {date} έληξε στις {due_date}, πριν από {days} ημέρες. Από το ποσό {total} οφείλονται ακόμη {balance}. Το τιμολόγιο επισυνάπτεται. Αν έχετε ήδη πληρώσει, παρακαλούμε αγνοήστε αυτό το μήνυμα.",
  },
  bg: {
    sendSubject: "{document} {number} от {seller}",
    sendText: "Приложено изпращаме: {document} {number} от {date}, {total}.",
    dueText: "Падеж: {due_date}.",
    validText: "Валидна до {valid_until}.",
    remindSubject: "Напомняне {level}: фактура {number}",
    remindText:
      "Падежът на фактура {number} от {date} беше {due_date}, преди {days} дни. От {total} остават за плащане {balance}. Фактурата е приложена. Ако междувременно сте платили, моля, не обръщайте внимание на това съобщение.",
  },
};

/** The texts for a BCP 47 locale: those of its language, else the English ones. */
export const mailWordsOf = (locale: string): MailWords =>
  LANGUAGES[locale.split("-")[0]!.toLowerCase()] ?? en;
