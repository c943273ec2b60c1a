\set n :n + 1
\set invoice :client_id * 1000000 + :n
\set account :invoice * 10 + 100
\set inflight :account + 1
\set cashpaid :account + 2
\set reserve :account + 3
\set buyer random(1, 64)
begin;
select status, amount from floor_invoices where id = :invoice for no key update;
insert into floor_journals (business_key, book, invoice_id, hash) values (:invoice || '/inflight', 'memo', :invoice, sha256(convert_to(:invoice || '/inflight/' || :account || '/25100', 'UTF8'))), (:invoice || '/reserved', 'cash', :invoice, sha256(convert_to(:invoice || '/reserved/' || :buyer || '/25100', 'UTF8'))), (:invoice || '/cashpaid', 'memo', :invoice, sha256(convert_to(:invoice || '/cashpaid/' || :inflight || '/25100', 'UTF8')));
insert into floor_lines (business_key, line_no, account_id, amount) values (:invoice || '/inflight', 1, :inflight, 25100), (:invoice || '/inflight', 2, :account, -25100), (:invoice || '/reserved', 1, :buyer, 25100), (:invoice || '/reserved', 2, :reserve, -25100), (:invoice || '/cashpaid', 1, :cashpaid, 25100), (:invoice || '/cashpaid', 2, :inflight, -25100);
update floor_accounts set posted = posted - 25100 where id in (:buyer, :account);
insert into floor_accounts (id, posted) values (:inflight, 0), (:cashpaid, 25100), (:reserve, 25100);
update floor_invoices set status = 'allocated' where id = :invoice and status = 'sent';
insert into floor_outbox (recipient, template, data) values ('buyer@bench.example', 'payment-confirmation', '{"amount": "$251.00"}');
commit;
