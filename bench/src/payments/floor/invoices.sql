insert into floor_invoices select client * 1000000 + n, 'sent', 25100
  from generate_series(0, 15) client, generate_series(:first, :last) n;
insert into floor_accounts select (client * 1000000 + n) * 10 + 100, 25100
  from generate_series(0, 15) client, generate_series(:first, :last) n;
