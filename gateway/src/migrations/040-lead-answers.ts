import { Migration } from '@mikro-orm/migrations';

/** Texts to begin with; the agent changes or deletes them. */
const replies = {
  'Thank and ask': `Dear {name},

Thank you for writing. I would like to hear more about what you have in mind. When may I call you?

{agent}`,
  'Propose a time': `Dear {name},

I would be glad to show you {home}. Would tomorrow at four suit you? If not, tell me two times that do.

{agent}`,
  'Valuation, next step': `Dear {name},

Thank you for asking about {home}. I am looking at what has sold nearby, and would like to see it before I name a figure. When may I come by for twenty minutes?

{agent}`,
};

/** The agent's answers, and saved texts to begin them with. */
export class LeadAnswers extends Migration {
  override up(): void {
    this.addSql(`
      create table lead_answers (
        id uuid primary key,
        lead_kind text not null,
        lead_id uuid not null,
        channel text not null,
        subject text,
        body text,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index lead_answers_lead_id_index on lead_answers (lead_id)');
    this.addSql(`
      create table saved_replies (
        id uuid primary key,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        title text not null,
        body text not null
      )`);
    for (const [title, body] of Object.entries(replies)) {
      this.addSql(
        `insert into saved_replies values (gen_random_uuid(), now(), now(), '${title}', $words$${body}$words$)`,
      );
    }
  }
}
