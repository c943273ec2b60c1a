// The columns that the database really has; written by schema-description.db.test.ts.
export interface SchemaColumns {
  api_keys: {
    created_at: Date;
    id: string;
    name: string;
    organization_id: string;
    prefix: string;
    revoked_at: Date | null;
    scopes: readonly string[];
    secret_hash: Buffer;
    used_at: Date | null;
  };
  audit_events: {
    action: string;
    actor_id: string | null;
    actor_kind: string;
    at_business: Date;
    at_real: Date;
    detail: NonNullable<unknown>;
    hash: Buffer;
    id: string;
    ip: string | null;
    object_id: string;
    object_type: string;
    organization_id: string | null;
    request_id: string | null;
  };
  authenticators: {
    confirmed_at: Date | null;
    created_at: Date;
    kind: string;
    last_purpose: string | null;
    last_step: bigint | null;
    sealed_secret: Buffer;
    user_id: string;
  };
  background_runs: {
    began_at: Date;
    name: string;
  };
  blocked_bank_accounts: {
    account_fingerprint: string;
    blocked_at: Date;
    payment_id: string;
    return_code: string;
  };
  business_clock: {
    id: boolean;
    offset_ms: bigint;
  };
  company_invites: {
    email: string;
    expires_at: Date;
    first_name: string | null;
    id: string;
    kind: string;
    last_name: string | null;
    organization_id: string;
    redeemed_by_organization_id: string | null;
    sent_at: Date;
    status: string;
    token_hash: Buffer | null;
  };
  contacts: {
    added_at: Date;
    category: string;
    contact_organization_id: string | null;
    email: string | null;
    handle: string | null;
    id: string;
    invite_id: string | null;
    name: string;
    organization_id: string;
    sort_name: string;
    status: string;
  };
  currency_accounts: {
    account_type: string;
    bank_account_number: string | null;
    created_at: Date;
    currency: string;
    id: string;
    is_active: boolean;
    organization_id: string;
  };
  debit_authorizations: {
    accepted_at: Date;
    account_fingerprint: string;
    account_mask: string;
    bank_name: string;
    business_at: Date;
    hash: string;
    id: string;
    invite_id: string | null;
    invoice_id: string;
    ip: string;
    locale: string;
    person_id: string | null;
    provider_user_id: string;
    sealed_account_token: Buffer | null;
    text: string;
    user_agent: string;
    version: string;
  };
  error_reports: {
    application: string;
    failed_request_id: string | null;
    id: string;
    message: string;
    page: string | null;
    reported_at: Date;
    request_id: string;
    stack: string | null;
    version: string | null;
  };
  event_seals: {
    digest: Buffer;
    event_ids: readonly string[];
    hash: Buffer;
    previous_hash: Buffer;
    sealed_at: Date;
    sequence: bigint;
    source: string;
  };
  events_unsealed: {
    id: string;
    source: string;
  };
  file_shares: {
    file_id: string;
    invoice_id: string;
    organization_id: string | null;
  };
  files: {
    created_at: Date;
    file_group: string;
    id: string;
    language: string | null;
    name: string;
    organization_id: string | null;
    person_id: string | null;
    removed_at: Date | null;
    role: string;
    sha256: Buffer | null;
    size: number | null;
    slot: number;
    state: string;
    type: string | null;
    uploaded_by: string;
    uploaded_by_kind: string;
    wrapped_key: Buffer | null;
  };
  idempotency_keys: {
    answer: Buffer | null;
    call: string;
    created_at: Date;
    key_hash: Buffer;
    request_hash: string;
    scope: string;
    status: number | null;
  };
  identity_requests: {
    browser_hash: Buffer;
    created_at: Date;
    person_id: string | null;
    provider: string;
    state_hash: Buffer;
  };
  invoice_events: {
    actor_id: string | null;
    actor_kind: string;
    business_at: Date;
    detail: NonNullable<unknown>;
    event: string;
    from_status: string | null;
    hash: Buffer;
    id: string;
    invoice_id: string;
    real_at: Date;
    sequence: number;
    to_status: string;
  };
  invoice_invites: {
    created_at: Date;
    expires_at: Date;
    id: string;
    invoice_id: string;
    token_hash: string;
  };
  invoice_items: {
    amount_minor: string;
    invoice_id: string;
    name: string;
    position: number;
    quantity: string | null;
    rate: string | null;
  };
  invoice_numbers: {
    last_number: bigint;
    seller_organization_id: string;
  };
  invoice_payments: {
    amount_minor: string;
    authorized_at: Date;
    authorized_on: string;
    cleared_at: Date | null;
    credited_account_type: string | null;
    currency: string;
    debit_authorization_id: string | null;
    failed_at: Date | null;
    failure_code: string | null;
    id: string;
    invoice_id: string;
    method: string;
    payer_account_type: string | null;
    payer_locale: string;
    payer_organization_id: string | null;
    release_at: Date | null;
    released_at: Date | null;
    settled_at: Date | null;
    state: string;
    window_closes_at: Date | null;
  };
  invoices: {
    ach_direct_debit_enabled: boolean;
    amount_to_pay_minor: string;
    base_amount_minor: string;
    buyer_organization_id: string | null;
    created_at: Date;
    currency: string;
    custom_name: string | null;
    due_date: string;
    id: string;
    is_overdue: boolean;
    last_payment_failed_at: Date | null;
    last_payment_failure_code: string | null;
    last_payment_failure_kind: string | null;
    logo_file_id: string | null;
    number: string | null;
    paid_amount_minor: string | null;
    paid_on_date: string | null;
    payment_id: string | null;
    payment_reversed: boolean;
    payment_window: string | null;
    recipient_address: NonNullable<unknown> | null;
    recipient_email: string;
    recipient_legal_name: string | null;
    recipient_name: string;
    seller_organization_id: string;
    sender_address: NonNullable<unknown> | null;
    sender_name: string;
    sending_date: string | null;
    status: string;
    total_due_minor: string;
    updated_at: Date;
  };
  ledger_account_kinds: {
    book: string;
    class: string;
    keeps_balance: boolean;
    normal_side: string;
    prefix: string;
  };
  ledger_accounts: {
    book: string;
    code: string;
    id: bigint;
    keeps_balance: boolean;
    kind: string;
    normal_side: string;
    owner_organization_id: string | null;
    unit: string;
  };
  ledger_balances: {
    account_id: bigint;
    is_empty: boolean | null;
    kind: string;
    owner_organization_id: string;
    pending_decrease: string;
    pending_increase: string;
    posted: string;
    unit: string;
  };
  ledger_identity: {
    id: string;
    is_only: boolean;
  };
  ledger_journals: {
    book: string;
    business_key: string;
    effective_at: Date;
    hash: Buffer;
    id: string;
    invoice_id: string | null;
    kind: string;
    line_count: number;
    organization_id: string | null;
    phase: string;
    recorded_at: Date;
    resolves: string | null;
    reverses: string | null;
  };
  ledger_lines: {
    account_id: bigint;
    amount: string;
    direction: string;
    hash: Buffer;
    is_posted: boolean;
    journal_id: string;
    line_no: number;
  };
  ledger_seals: {
    hash: Buffer;
    journal_hash: Buffer;
    journal_id: string;
    previous_hash: Buffer;
    sealed_at: Date;
    sequence: bigint;
  };
  ledger_sql_files: {
    applied_at: Date;
    hash: Buffer;
    name: string;
    version: number;
  };
  ledger_unsealed: {
    journal_id: string;
  };
  linked_identities: {
    created_at: Date;
    email: string;
    person_id: string;
    provider: string;
    subject: string;
    used_at: Date | null;
  };
  mailbox_messages: {
    business_received_at: Date;
    channel: string;
    html: string | null;
    id: string;
    idempotency_key: string;
    received_at: Date;
    recipient: string;
    sender: string;
    subject: string;
    text: string;
  };
  mailed_invites: {
    id: bigint;
    kind: string;
    mailed_at: Date;
    organization_id: string;
    recipient_hash: Buffer;
  };
  member_invites: {
    email: string;
    expires_at: Date;
    id: string;
    organization_id: string;
    redeemed_by_person_id: string | null;
    role: string;
    sent_at: Date;
    status: string;
    token_hash: Buffer | null;
  };
  memberships: {
    created_at: Date;
    is_ubo: boolean;
    organization_id: string;
    person_id: string;
    role: string;
  };
  message_receipts: {
    event_id: string;
    occurred_at: Date;
    outbox_id: string;
    reason: string | null;
    received_at: Date;
    status: string;
  };
  organization_waitlists: {
    currency: string;
    joined_at: Date;
    organization_id: string;
  };
  organizations: {
    address: NonNullable<unknown> | null;
    created_at: Date;
    description: string;
    escalated: boolean;
    first_deposit_at: Date | null;
    handle: string | null;
    id: string;
    legal_name: string;
    monitored: boolean;
    organization_type: string;
    pricing_tier: string;
    profile_version: number;
    provider_statuses: NonNullable<unknown>;
    status: string;
    verification_status: string;
    website: string | null;
  };
  otp_challenges: {
    code_hash: Buffer;
    consumed_at: Date | null;
    created_at: Date;
    expires_at: Date;
    id: string;
    purpose: string;
    salt: Buffer;
    superseded_at: Date | null;
    user_id: string;
    wrong_attempts: number;
  };
  outbox: {
    about: string | null;
    attempts: number;
    channel: string;
    created_at: Date;
    data: NonNullable<unknown>;
    delivered_at: Date | null;
    given_up_at: Date | null;
    id: string;
    last_error: string | null;
    locale: string;
    next_attempt_at: Date;
    recipient: string;
    template: string;
  };
  passkey_challenges: {
    bound_to: Buffer;
    challenge: string;
    created_at: Date;
  };
  passkeys: {
    counter: bigint;
    created_at: Date;
    credential_id: string;
    id: string;
    name: string;
    public_key: Buffer;
    transports: readonly string[];
    used_at: Date | null;
    user_id: string;
  };
  password_links: {
    created_at: Date;
    expires_at: Date;
    kind: string;
    token_hash: Buffer;
    user_id: string;
  };
  people: {
    created_at: Date;
    email: string;
    first_name: string;
    id: string;
    identity_status: string;
    kyc_status: string;
    last_name: string;
    locale: string | null;
    password_hash: string | null;
    pep_status: string;
    phone_number: string | null;
    phone_number_country_iso: string | null;
    phone_number_verified: boolean;
    status: string;
  };
  plan_upgrade_requests: {
    answered_at: Date | null;
    answered_by_staff_id: string | null;
    id: string;
    note: string | null;
    organization_id: string;
    requested_at: Date;
    requested_by_person_id: string;
    status: string;
  };
  proven_identities: {
    browser_hash: Buffer;
    created_at: Date;
    email: string;
    first_name: string;
    is_email_verified: boolean;
    last_name: string;
    provider: string;
    subject: string;
  };
  rails_events: {
    applied_at: Date | null;
    code: string | null;
    fee_minor: string | null;
    kind: string;
    occurred_at: Date;
    provider_event_id: string;
    received_at: Date;
    reference: string;
    sealed_credit: Buffer | null;
  };
  rails_instructions: {
    accepted_at: Date | null;
    amount_minor: string;
    attempts: number;
    bank_reference: string | null;
    created_at: Date;
    currency: string;
    ended_at: Date | null;
    failure_code: string | null;
    id: string;
    kind: string;
    next_attempt_at: Date;
    owner_id: string;
    owner_type: string;
    presentment: number;
    queued_at: Date;
    rail: string;
    reference: string;
    sealed_counterparty: Buffer | null;
    settled_at: Date | null;
    state: string;
    statement_descriptor: string;
  };
  rate_limits: {
    bucket: string;
    count: number;
    window_start: Date;
  };
  recovery_codes: {
    code_hash: Buffer;
    created_at: Date;
    id: string;
    used_at: Date | null;
    user_id: string;
  };
  sandbox_bank_link_sessions: {
    expires_at: Date;
    locale: string;
    reference: string;
    token_hash: string;
  };
  sandbox_bank_links: {
    account_id: string;
    bank_id: string;
    created_at: Date;
    holder_hash: string;
    provider_user_id: string;
    reference: string;
  };
  sandbox_identity_codes: {
    claims: NonNullable<unknown>;
    code_challenge: string;
    code_hash: Buffer;
    created_at: Date;
  };
  sandbox_identity_keys: {
    id: string;
    sealed_key: Buffer;
  };
  sandbox_rails_entries: {
    bank_reference: string | null;
    reference: string;
    refusal_code: string | null;
    submitted_at: Date;
  };
  sandbox_rails_events: {
    code: string | null;
    credit: string | null;
    deliver_at: Date;
    deliveries_left: number;
    fee_minor: string | null;
    kind: string;
    occurred_at: Date;
    provider_event_id: string;
    reference: string;
  };
  sandbox_rails_outages: {
    failures: number;
    reference: string;
  };
  search_entries: {
    detail: string;
    extra: string;
    kind: string;
    organization_id: string;
    record_id: string;
    search_text: string;
    sort_date: string;
    title: string;
    title_key: string;
  };
  security_notices: {
    organization_id: string;
    person_id: string;
    sent_at: Date;
  };
  sessions: {
    absolute_expires_at: Date;
    code_waived: boolean;
    created_at: Date;
    id: string;
    idle_expires_at: Date;
    ip: string;
    kind: string;
    organization_id: string | null;
    provider_browser_hash: Buffer | null;
    seen_at: Date;
    stage: string;
    token_hash: Buffer;
    user_agent: string;
    user_id: string;
  };
  sign_in_attempts: {
    count: number;
    kind: string;
    locked_until: Date | null;
    subject: string;
    window_started_at: Date;
  };
  sign_ups: {
    created_at: Date;
    email: string;
    expires_at: Date;
    first_name: string;
    id: string;
    invite_id: string | null;
    invite_kind: string | null;
    last_name: string;
    locale: string;
    mailed_at: Date;
    password_hash: string | null;
    person_id: string | null;
    phone_number: string | null;
    phone_number_country_iso: string | null;
    provider: string | null;
    provider_browser_hash: Buffer | null;
    provider_email: string | null;
    provider_subject: string | null;
    token_hash: Buffer | null;
    tracking: NonNullable<unknown>;
    verified_at: Date | null;
  };
  staff: {
    created_at: Date;
    email: string;
    first_name: string;
    id: string;
    last_name: string;
    locale: string | null;
    password_hash: string | null;
    role: string;
    status: string;
    version: number;
  };
  terms_acceptances: {
    accepted_at: Date;
    document: string;
    id: string;
    ip: string;
    language: string;
    sha256: string;
    sign_up_id: string;
    version: string;
  };
  trusted_devices: {
    created_at: Date;
    expires_at: Date;
    id: string;
    ip: string;
    kind: string;
    token_hash: Buffer;
    user_agent: string;
    user_id: string;
  };
  widget_release_files: {
    content: Buffer;
    hash: Buffer;
    name: string;
    version: string;
  };
  widget_releases: {
    released_at: Date;
    version: string;
  };
}

/** The columns that an insert may leave out although they are never null. */
export interface SchemaDefaults {
  api_keys: 'created_at';
  audit_events: 'at_real' | 'detail';
  authenticators: 'created_at';
  background_runs: 'began_at';
  blocked_bank_accounts: never;
  business_clock: 'id';
  company_invites: 'sent_at' | 'status';
  contacts: 'sort_name';
  currency_accounts: 'created_at' | 'is_active';
  debit_authorizations: 'accepted_at';
  error_reports: 'reported_at';
  event_seals: never;
  events_unsealed: never;
  file_shares: never;
  files: 'created_at' | 'state';
  idempotency_keys: 'created_at';
  identity_requests: 'created_at';
  invoice_events: 'real_at';
  invoice_invites: 'created_at';
  invoice_items: never;
  invoice_numbers: never;
  invoice_payments: never;
  invoices: 'is_overdue' | 'payment_reversed';
  ledger_account_kinds: never;
  ledger_accounts: 'id';
  ledger_balances: 'pending_decrease' | 'pending_increase' | 'posted';
  ledger_identity: 'is_only';
  ledger_journals: never;
  ledger_lines: never;
  ledger_seals: never;
  ledger_sql_files: 'applied_at';
  ledger_unsealed: never;
  linked_identities: 'created_at';
  mailbox_messages: 'received_at';
  mailed_invites: 'id' | 'mailed_at';
  member_invites: 'sent_at' | 'status';
  memberships: 'created_at' | 'is_ubo';
  message_receipts: 'received_at';
  organization_waitlists: never;
  organizations: 'created_at' | 'description' | 'escalated' | 'monitored' | 'profile_version' | 'status' | 'verification_status';
  otp_challenges: 'created_at' | 'wrong_attempts';
  outbox: 'attempts' | 'created_at' | 'next_attempt_at';
  passkey_challenges: 'created_at';
  passkeys: 'created_at';
  password_links: 'created_at';
  people: 'created_at' | 'identity_status' | 'kyc_status' | 'pep_status' | 'phone_number_verified' | 'status';
  plan_upgrade_requests: 'status';
  proven_identities: 'created_at';
  rails_events: 'received_at';
  rails_instructions: 'attempts' | 'created_at' | 'next_attempt_at' | 'presentment';
  rate_limits: never;
  recovery_codes: 'created_at';
  sandbox_bank_link_sessions: never;
  sandbox_bank_links: 'created_at';
  sandbox_identity_codes: 'created_at';
  sandbox_identity_keys: never;
  sandbox_rails_entries: never;
  sandbox_rails_events: 'deliveries_left';
  sandbox_rails_outages: never;
  search_entries: 'search_text' | 'title_key';
  security_notices: 'sent_at';
  sessions: 'code_waived' | 'created_at' | 'seen_at';
  sign_in_attempts: never;
  sign_ups: 'created_at';
  staff: 'created_at' | 'status' | 'version';
  terms_acceptances: 'accepted_at';
  trusted_devices: 'created_at' | 'ip' | 'user_agent';
  widget_release_files: 'hash';
  widget_releases: 'released_at';
}
